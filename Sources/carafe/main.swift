print("carafe")
