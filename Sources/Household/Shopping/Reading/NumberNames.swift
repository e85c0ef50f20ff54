/// Names that begin with a number which is no amount, where the writing alone does not tell.
enum NumberNames {
  /// By number, folded: the words that make a name with it.
  static let following: [String: Set<String>] = [
    "7": ["up", "seas"], "seven": ["up", "seas"], "5": ["spice", "spices", "alive", "gum"],
    "five": ["spice", "spices", "alive", "guys"], "1000": ["island"], "100": ["grand"],
    "57": ["sauce"], "3": ["musketeers"], "three": ["musketeers"], "one": ["a"], "1": ["a"],
    "0": ["calorie", "calories", "cal", "sugar", "fat", "alcohol", "carb", "waste", "proof"],
    "tres": ["leches"], "dos": ["equis"], "cinq": ["epices", "parfums", "baies"],
    "quatre": ["epices", "quarts", "fromages"], "4": ["quarts", "epices", "fromages"],
    "trois": ["fromages"], "cinco": ["especias"], "cuatro": ["quesos"], "quatro": ["queijos"],
  ]

  /// Words that make a name with any number in front: "3 in 1 shampoo", "12 grain bread".
  static let afterAny: Set<String> = [
    "in", "and", "grain", "ply", "percent", "proof", "volt", "v", "watt", "w", "blade", "bean",
    "er", "year", "minute",
  ]

  /// "Half and half", "half fat milk": no half of anything.
  static let afterHalf: Set<String> = ["and", "fat", "price", "moon", "caf", "time", "marathon"]

  /// Chinese names whose first characters look like an amount.
  static let chinese = [
    "三只松鼠", "六个核桃", "包子", "盒饭", "卷心菜", "杯面", "块菌", "片皮鸭", "串串",
  ]

  /// Words behind a unit in the singular that make a name with it: "2 can openers".
  static let compounds: [String: Set<String>] = [
    "can": ["opener"], "tin": ["opener", "foil"],
    "bottle": ["opener", "brush", "cap", "stopper", "top", "warmer", "rack"],
    "box": ["cutter", "grater", "file", "fan"], "bag": ["clip", "tie", "sealer"],
    "jar": ["lid", "opener"],
    "cup": ["cake", "holder", "noodle", "hook", "lid", "battery", "cell", "clamp"],
    "pint": ["glass"], "loaf": ["pan", "tin"],
    "head": ["band", "lamp", "torch", "massager", "phone"],
    "glass": ["bowl", "jar", "cleaner", "vase", "bottle", "container", "noodle"],
    "bar": ["stool", "code"], "rib": ["eye", "roast", "tip"],
    "pot": ["holder", "roast", "py", "noodle", "sticker"], "stick": ["blender", "deodorant"],
    "roll": ["mat", "on", "up"], "sheet": ["pan", "mask"], "tube": ["sock"],
    "ball": ["gown", "pen", "point"], "ear": ["plug", "bud", "drop"], "pack": ["lunch"],
    "drop": ["cloth"], "tray": ["bake", "table"], "dash": ["cam", "button"],
  ]
}
