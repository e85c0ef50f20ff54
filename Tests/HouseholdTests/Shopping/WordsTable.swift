import Testing

@testable import Household

/// What people write and what is read: input | amount | name | note.
///
/// The ways of writing come from recipes, from shoppers and from the reports in everyday.md; the
/// amounts are the texts a person gets back.
enum WordsTable {
  struct Row: CustomTestStringConvertible, Sendable {
    let input: String
    let amount: String
    let name: String
    let note: String
    var testDescription: String { input }
  }

  static let rows: [Row] = tables.flatMap { table in
    table.split(separator: "\n").map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        String($0).trimmed
      }
      return Row(
        input: cells[0], amount: cells[1], name: cells[2], note: cells.count > 3 ? cells[3] : "")
    }
  }

  private static let tables = [
    numbers, fractions, rangesAndWords, multipliers, packs, sizes, recipes, trailing, names, notes,
    french, german, polish, portuguese, spanish, chinese,
  ]

  private static let numbers = """
    milk                              |                  | milk
    salt                              |                  | salt
    Bread                             |                  | Bread
    2 milk                            | 2                | milk
    12 Eggs                           | 12               | Eggs
    2 lbs chicken                     | 2 lb             | chicken
    100 g beansprouts                 | 100 g            | beansprouts
    500g flour                        | 500 g            | flour
    500G FLOUR                        | 500 g            | FLOUR
    500 G Mehl                        | 500 g            | Mehl
    1kg flour                         | 1 kg             | flour
    1 Kg flour                        | 1 kg             | flour
    1.5 kg rice                       | 1.5 kg           | rice
    1,5 kg potatoes                   | 1.5 kg           | potatoes
    0,5 l oat drink                   | 0.5 l            | oat drink
    0.1 kg cheese                     | 0.1 kg           | cheese
    .5 l milk                         | 0.5 l            | milk
    rice .5 kg                        | 0.5 kg           | rice
    1,000 g rice                      | 1000 g           | rice
    1,000 napkins                     | 1000             | napkins
    1.500 kg rice                     | 1.5 kg           | rice
    0.500 kg rice                     | 0.5 kg           | rice
    0,250 kg rice                     | 0.25 kg          | rice
    1,234.5 g rice                    | 1234.5 g         | rice
    1.234,5 g rice                    | 1234.5 g         | rice
    1,000,000 g rice                  | 1000000 g        | rice
    1 000 g farine                    | 1000 g           | farine
    1'000 g Mehl                      | 1000 g           | Mehl
    1L milk                           | 1 l              | milk
    2 litres of milk                  | 2 l              | milk
    6 Liters water                    | 6 l              | water
    75cl wine                         | 75 cl            | wine
    2 gal water                       | 2 gallons        | water
    1 gallon 2% milk                  | 1 gallon         | 2% milk
    8 fl. oz. cream                   | 8 fl oz          | cream
    1 pt cream                        | 1 pint           | cream
    1 qt. stock                       | 1 quart          | stock
    2 UK pints milk                   | 2 UK pints       | milk
    15 grams sesame seeds             | 15 g             | sesame seeds
    4 oz. cream cheese                | 4 oz             | cream cheese
    2 pound carrots                   | 2 lb             | carrots
    1 lb 8 oz beef                    | 1.5 lb           | beef
    1 + 300 g heavy cream             | 1 + 300 g        | heavy cream
    2 kg + 3 flour                    | 2 kg + 3         | flour
    flour 2 kg + 3                    | 2 kg + 3         | flour
    2 + 3 eggs                        | 5                | eggs
    2+ apples                         | 2                | apples
    ٢ حليب                            | 2                | حليب
    2 m foil                          | 2 m              | foil
    """

  private static let fractions = """
    ¼ cup lime juice                  | 0.25 cup         | lime juice
    1⁄2 tsp cumin                     | 0.5 tsp          | cumin
    1 1/2 lb beef                     | 1.5 lb           | beef
    1-1/2 cups sugar                  | 1.5 cups         | sugar
    1 1/2cups sugar                   | 1.5 cups         | sugar
    2½ cups sugar                     | 2.5 cups         | sugar
    2 ½ cups sugar                    | 2.5 cups         | sugar
    2 1⁄2 cups sugar                  | 2.5 cups         | sugar
    1⅓ cups sugar                     | 1.333 cups       | sugar
    ⅔ cup oats                        | 0.667 cup        | oats
    ⅛ tsp nutmeg                      | 0.125 tsp        | nutmeg
    3/4 cup sugar                     | 0.75 cup         | sugar
    1 / 2 cup milk                    | 0.5 cup          | milk
    1 and 1/2 cups milk               | 1.5 cups         | milk
    1 & 1/2 cups milk                 | 1.5 cups         | milk
    one and a half cups rice          | 1.5 cups         | rice
    2 and a half cups rice            | 2.5 cups         | rice
    ½ onion                           | 0.5              | onion
    1/2 onion                         | 0.5              | onion
    half cucumber                     | 0.5              | cucumber
    half a cucumber                   | 0.5              | cucumber
    half an onion                     | 0.5              | onion
    half of a watermelon              | 0.5              | watermelon
    half gallon milk                  | 0.5 gallon       | milk
    half a gallon of milk             | 0.5 gallon       | milk
    a quarter pound of ham            | 0.25 lb          | ham
    a quarter of a pound of ham       | 0.25 lb          | ham
    three quarters of a cup of oil    | 0.75 cup         | oil
    two thirds cup sugar              | 0.667 cup        | sugar
    one half cup milk                 | 0.5 cup          | milk
    a third of a cup of oil           | 0.333 cup        | oil
    3/4 of a cup of oil               | 0.75 cup         | oil
    1/2 of a watermelon               | 0.5              | watermelon
    a pound and a half of beef        | 1.5 lb           | beef
    un kilo et demi de tomates        | 1.5 kg           | tomates
    1/2 & 1/2                         |                  | 1/2 & 1/2
    1/2 and 1/2                       |                  | 1/2 and 1/2
    quarter pound ham                 | 0.25 lb          | ham
    third of a cup oil                | 0.333 cup        | oil
    fifth of vodka                    |                  | fifth of vodka
    two quarts milk                   | 2 quarts         | milk
    """

  private static let rangesAndWords = """
    2-3 onions                        | 2-3              | onions
    2–3 onions                        | 2–3              | onions
    2 - 3 onions                      | 2-3              | onions
    2 to 3 onions                     | 2 to 3           | onions
    2 or 3 onions                     | 2 or 3           | onions
    two or three onions               | two or three     | onions
    between 2 and 3 onions            | between 2 and 3  | onions
    1-2 cups rice                     | 1-2 cups         | rice
    20-30 g butter                    | 20-30 g          | butter
    5-6 lbs pork shoulder             | 5-6 lb           | pork shoulder
    ½-1 tsp chili                     | ½-1 tsp          | chili
    1.5-2 kg potatoes                 | 1.5-2 kg         | potatoes
    onions 2-3                        | 2-3              | onions
    an onion                          | 1                | onion
    a loaf of bread                   | 1 loaf           | bread
    A bag of potatoes                 | 1 bag            | potatoes
    one cucumber                      | 1                | cucumber
    two packs of butter               | 2 packs          | butter
    twelve eggs                       | 12               | eggs
    a dozen eggs                      | 1 dozen          | eggs
    dozen eggs                        | 1 dozen          | eggs
    dozen and a half eggs             | 18               | eggs
    two dozen eggs                    | 2 dozen          | eggs
    2 dozen eggs                      | 2 dozen          | eggs
    half a dozen eggs                 | 6                | eggs
    a dozen and a half eggs           | 18               | eggs
    one hundred grams butter          | 100 g            | butter
    two hundred g flour               | 200 g            | flour
    one hundred and fifty g flour     | 150 g            | flour
    a hundred napkins                 | 100              | napkins
    sixteen oz cream                  | 16 oz            | cream
    twenty-four rolls                 | 24               | rolls
    twenty four eggs                  | 24               | eggs
    two thousand five hundred napkins |                  | two thousand five hundred napkins
    two six packs of beer             | 2                | six packs of beer
    3 six packs beer                  | 3                | six packs beer
    1/2 dozen eggs                    | 6                | eggs
    a couple of lemons                | 2                | lemons
    couple of lemons                  | 2                | lemons
    a couple lemons                   | 2                | lemons
    a few limes                       | a few            | limes
    several apples                    | several          | apples
    a little sugar                    | a little         | sugar
    a lot of onions                   | a lot            | onions
    lots of onions                    | lots             | onions
    A Few Limes                       | A Few            | Limes
    2-3 + 1 onions                    | 2-3 + 1          | onions
    a few + 2 limes                   | a few + 2        | limes
    little gem lettuce                |                  | little gem lettuce
    some milk                         |                  | milk
    about 2 lbs chicken               | 2 lb             | chicken            | about
    approx. 2 lbs chicken             | 2 lb             | chicken            | approx.
    ~500 g potatoes                   | 500 g            | potatoes           | about
    at least 2 onions                 | 2                | onions             | at least
    at most 3 apples                  | 3                | apples             | at most
    bunch of bananas                  | 1 bunch          | bananas
    pinch of salt                     | 1 pinch          | salt
    pound of ham                      | 1 lb             | ham
    gallon of milk                    | 1 gallon         | milk
    24 ct eggs                        | 24               | eggs
    6 each lemons                     | 6                | lemons
    """

  private static let multipliers = """
    2x toast                          | 2                | toast
    2 x toast                         | 2                | toast
    2X toast                          | 2                | toast
    x2 toast                          | 2                | toast
    ×3 toast                          | 3                | toast
    3× toast                          | 3                | toast
    3 × toast                         | 3                | toast
    milk x2                           | 2                | milk
    milk x 2                          | 2                | milk
    milk ×2                           | 2                | milk
    milk 2x                           | 2                | milk
    Bread x 1                         | 1                | Bread
    avocados x 3                      | 3                | avocados
    kitchen roll x4                   | 4                | kitchen roll
    2 x 6 eggs                        | 12               | eggs
    2 x 6 pack beer                   | 2                | 6 pack beer
    2 x 7up                           | 2                | 7up
    3 x 330 ml cola                   | 3                | cola               | 330 ml
    24 x 330ml Diet Coke              | 24               | Diet Coke          | 330ml
    Diet Coke 24 x 330ml              | 24               | Diet Coke          | 330ml
    6 x 1.5L water                    | 6                | water              | 1.5L
    330 ml x 6 cola                   | 6                | cola               | 330 ml
    cola 330 ml x 6                   | 6                | cola               | 330 ml
    330 ml cola x 6                   | 6                | cola               | 330 ml
    400 g beans x2                    | 2                | beans              | 400 g
    1 l milk (organic) x 2            | 2                | milk               | 1 l; organic
    3x🍌                               | 3                | 🍌
    2 x 400 g cans chickpeas          | 2 cans           | chickpeas          | 400 g
    1 x 400g tin chopped tomatoes     | 1 tin            | chopped tomatoes   | 400g
    2x cans beans                     | 2 cans           | beans
    2x4 lumber                        |                  | 2x4 lumber
    2 x 4 lumber                      |                  | 2 x 4 lumber
    9 x 13 pan                        |                  | 9 x 13 pan
    8.5 x 11 paper                    |                  | 8.5 x 11 paper
    8.5 x 11 envelopes                |                  | 8.5 x 11 envelopes
    """

  private static let packs = """
    2 packs butter                    | 2 packs          | butter
    1 pack butter                     | 1 pack           | butter
    2 cans of beans                   | 2 cans           | beans
    2 tins beans                      | 2 tins           | beans
    2 can tomatoes                    | 2 cans           | tomatoes
    1 pkg cream cheese                | 1 pack           | cream cheese
    2 packages tofu                   | 2 packs          | tofu
    2 btl wine                        | 2 bottles        | wine
    3 bottles of water                | 3 bottles        | water
    1 bunch fresh cilantro            | 1 bunch          | fresh cilantro
    2 bunches kale                    | 2 bunches        | kale
    1 head garlic                     | 1 head           | garlic
    1 head of lettuce                 | 1 head           | lettuce
    3 cloves garlic                   | 3 cloves         | garlic
    3 garlic cloves                   | 3                | garlic cloves
    2 loaves bread                    | 2 loaves         | bread
    4 slices ham                      | 4 slices         | ham
    2 stalks celery                   | 2 stalks         | celery
    4 sprigs thyme                    | 4 sprigs         | thyme
    2 ears corn                       | 2 ears           | corn
    1 knob ginger                     | 1 knob           | ginger
    1 stick butter                    | 1 stick          | butter
    2 jars of pesto                   | 2 jars           | pesto
    1 box cereal                      | 1 box            | cereal
    3 boxes pasta                     | 3 boxes          | pasta
    2 cartons orange juice            | 2 cartons        | orange juice
    1 tube toothpaste                 | 1 tube           | toothpaste
    4 rolls toilet paper              | 4 rolls          | toilet paper
    2 punnets strawberries            | 2 punnets        | strawberries
    4 rashers bacon                   | 4 rashers        | bacon
    1 large bunch parsley             | 1 bunch          | parsley            | large
    2 large eggs                      | 2                | large eggs
    2 small cans corn                 | 2 cans           | corn               | small
    1 heaping tbsp cocoa              | 1 tbsp           | cocoa              | heaping
    2 cups                            | 2                | cups
    4 rolls                           | 4                | rolls
    2 cans                            | 2                | cans
    2 can openers                     | 2                | can openers
    1 box cutter                      | 1                | box cutter
    2 rib eye steaks                  | 2                | rib eye steaks
    1 Head & Shoulders                | 1                | Head & Shoulders
    4 cup holders                     | 4                | cup holders
    2 C batteries                     | 2                | C batteries
    6 pack beer                       |                  | 6 pack beer
    6-pack beer                       |                  | 6-pack beer
    2 boxes of 12 eggs                | 2 boxes          | eggs               | 12
    box of 64 crayons                 | 1 box            | crayons            | 64
    a bag of 5 kg potatoes            | 1 bag            | potatoes           | 5 kg
    2 packs of 6 x 330 ml cola        | 2 packs          | cola               | 6 x 330 ml
    6 bottles of 0.5 l                | 6                | bottles            | 0.5 l
    can of 7UP                        | 1 can            | 7UP
    pack of 3 in 1 sachets            | 1 pack           | 3 in 1 sachets
    bottle of 18 year whisky          | 1 bottle         | 18 year whisky
    2 cups of 1% milk                 | 2 cups           | 1% milk
    """

  private static let sizes = """
    2 (15 oz) cans beans              | 2 cans           | beans              | 15 oz
    1 (14.5-ounce) can diced tomatoes | 1 can            | diced tomatoes     | 14.5-ounce
    1 (8-oz.) package cream cheese    | 1 pack           | cream cheese       | 8-oz.
    2 (8 oz) steaks                   | 2                | steaks             | 8 oz
    1 14-oz can tomatoes              | 1 can            | tomatoes           | 14-oz
    1 28-ounce can whole tomatoes     | 1 can            | whole tomatoes     | 28-ounce
    One 15-ounce can black beans      | 1 can            | black beans        | 15-ounce
    2 14 oz cans coconut milk         | 2 cans           | coconut milk       | 14 oz
    2 400g tins tomatoes              | 2 tins           | tomatoes           | 400g
    1 8 oz package mushrooms          | 1 pack           | mushrooms          | 8 oz
    2 6-oz steaks                     | 2                | steaks             | 6-oz
    15 oz can black beans             | 1 can            | black beans        | 15 oz
    12 oz bag frozen peas             | 1 bag            | frozen peas        | 12 oz
    1-inch piece ginger               | 1 piece          | ginger             | 1-inch
    1 (1-inch) piece fresh ginger     | 1 piece          | fresh ginger       | 1-inch
    2-liter bottle coke               | 1 bottle         | coke               | 2-liter
    2-liter coke                      |                  | 2-liter coke
    3 tins (400g each) tomatoes       | 3 tins           | tomatoes           | 400g each
    2 coke 330 ml                     | 2                | coke               | 330 ml
    500 g / 1 lb flour                | 500 g            | flour              | 1 lb
    1 lb/450 g beef                   | 1 lb             | beef               | 450 g
    """

  private static let recipes = """
    2 tablespoons extra-virgin olive oil            | 2 tbsp     | extra-virgin olive oil
    1 tablespoon plus 1 teaspoon kosher salt        | 1.333 tbsp | kosher salt
    1 cup plus 2 tbsp flour                         | 1.125 cups | flour
    1 cup + 2 tbsp flour                            | 1.125 cups | flour
    2 large eggs, at room temperature               | 2          | large eggs       | at room temperature
    1/2 cup (1 stick) unsalted butter, softened     | 0.5 cup    | unsalted butter  | 1 stick; softened
    3 cloves garlic, minced                         | 3 cloves   | garlic           | minced
    2 onions, finely chopped                        | 2          | onions           | finely chopped
    tomatoes, chopped                               |            | tomatoes         | chopped
    1 lb ground beef (80/20)                        | 1 lb       | ground beef      | 80/20
    2 lb. boneless, skinless chicken thighs         | 2 lb       | boneless, skinless chicken thighs
    Salt and black pepper, to taste                 |            | Salt and black pepper | to taste
    2 sticks (1 cup) butter                         | 2 sticks   | butter           | 1 cup
    6 cups vegetable stock, or more if needed       | 6 cups     | vegetable stock  | or more if needed
    1 C flour                                       | 1 cup      | flour
    1 c. sugar                                      | 1 cup      | sugar
    1 T sugar                                       | 1 tbsp     | sugar
    3 t vanilla                                     | 3 tsp      | vanilla
    2 Tbsp. soy sauce                               | 2 tbsp     | soy sauce
    2 TBSP soy sauce                                | 2 tbsp     | soy sauce
    1 Tbs oil                                       | 1 tbsp     | oil
    1/4 cup crème fraîche                           | 0.25 cup   | crème fraîche
    2 cups all-purpose flour                        | 2 cups     | all-purpose flour
    1 (1/4-ounce) packet yeast                      | 1 packet   | yeast            | 1/4-ounce
    4 skin-on chicken legs                          | 4          | skin-on chicken legs
    1 lime, juiced                                  | 1          | lime             | juiced
    """

  private static let trailing = """
    milk 2 l                          | 2 l              | milk
    Coke Zero 2L                      | 2 l              | Coke Zero
    flour 500g                        | 500 g            | flour
    Milk - 2 pints                    | 2 pints          | Milk
    milk: 2 l                         | 2 l              | milk
    eggs: 12                          | 12               | eggs
    eggs (12)                         | 12               | eggs
    eggs 12                           | 12               | eggs
    eggs, 12                          | 12               | eggs
    eggs, a dozen                     | 1 dozen          | eggs
    bananas (6)                       | 6                | bananas
    wine (2 bottles)                  | 2 bottles        | wine
    potatoes, 2 kg                    | 2 kg             | potatoes
    chicken, about 2 lbs              | 2 lb             | chicken            | about
    apples 1.5kg (green)              | 1.5 kg           | apples             | green
    toilet paper 12 rolls             | 12 rolls         | toilet paper
    2% milk 1 gallon                  | 1 gallon         | 2% milk
    flour type 405 1 kg               | 1 kg             | flour type 405
    Dr Pepper 2l                      | 2 l              | Dr Pepper
    milk, 2 l, organic                | 2 l              | milk               | organic
    eggs, 12, large                   | 12               | eggs               | large
    rice, 1 kg, basmati               | 1 kg             | rice               | basmati
    tomatoes (2 tins)                 | 2 tins           | tomatoes
    """

  private static let names = """
    7UP                               |                  | 7UP
    2 7UP                             | 2                | 7UP
    7 up                              |                  | 7 up
    00 flour                          |                  | 00 flour
    1 kg 00 flour                     | 1 kg             | 00 flour
    2% milk                           |                  | 2% milk
    2 % milk                          |                  | 2 % milk
    2 2% milk                         | 2                | 2% milk
    3.5% Milch                        |                  | 3.5% Milch
    100% orange juice                 |                  | 100% orange juice
    5-spice                           |                  | 5-spice
    5 spice powder                    |                  | 5 spice powder
    five spice                        |                  | five spice
    1000 island dressing              |                  | 1000 island dressing
    3 in 1 shampoo                    |                  | 3 in 1 shampoo
    3-in-1 oil                        |                  | 3-in-1 oil
    12 grain bread                    |                  | 12 grain bread
    0 calorie cola                    |                  | 0 calorie cola
    half and half                     |                  | half and half
    cup of noodles                    |                  | cup of noodles
    walnut halves                     |                  | walnut halves
    80/20 ground beef                 |                  | 80/20 ground beef
    24/7 deodorant                    |                  | 24/7 deodorant
    5G router                         |                  | 5G router
    3M tape                           |                  | 3M tape
    A1 sauce                          |                  | A1 sauce
    WD-40                             |                  | WD-40
    7-Eleven coffee                   |                  | 7-Eleven coffee
    1" nails                          |                  | 1" nails
    2 12" pizzas                      | 2                | 12" pizzas
    5' ladder                         |                  | 5' ladder
    9:30 alarm                        |                  | 9:30 alarm
    3/4" pipe                         |                  | 3/4" pipe
    20 € voucher                      |                  | 20 € voucher
    one-a-day vitamins                |                  | one-a-day vitamins
    five-spice                        |                  | five-spice
    one hundred percent juice         |                  | one hundred percent juice
    3 & up toys                       |                  | 3 & up toys
    Heinz 57                          |                  | Heinz 57
    Omega 3                           |                  | Omega 3
    Vitamin B 12                      |                  | Vitamin B 12
    vitamin D3                        |                  | vitamin D3
    Coke Zero 0.5                     |                  | Coke Zero 0.5
    old thing 5                       |                  | old thing 5
    thing a0                          |                  | thing a0
    Pampers 4                         |                  | Pampers 4
    Mehl 405                          |                  | Mehl 405
    calendar 2025                     |                  | calendar 2025
    2024 calendar                     |                  | 2024 calendar
    iPhone 15 case                    |                  | iPhone 15 case
    tres leches                       |                  | tres leches
    M&Ms                              |                  | M&Ms
    mac and cheese                    |                  | mac and cheese
    a2 milk                           |                  | a2 milk
    4006381333931                     |                  | 4006381333931
    🍎                                |                  | 🍎
    2 🍎                              | 2                | 🍎
    """

  private static let notes = """
    milk (lactose-free)               |                  | milk               | lactose-free
    2 l milk (lactose-free)           | 2 l              | milk               | lactose-free
    milk (lactose-free) (for the cat) |                  | milk               | lactose-free; for the cat
    tomatoes (canned) chopped         |                  | tomatoes chopped   | canned
    yogurt (plain, 2%)                |                  | yogurt             | plain, 2%
    6 eggs (12)                       | 6                | eggs               | 12
    egg(s)                            |                  | egg(s)
    2 onion(s)                        | 2                | onion(s)
    milk (                            |                  | milk (
    milk ()                           |                  | milk
    AA batteries (8 pack)             |                  | AA batteries       | 8 pack
    sugar, brown                      |                  | sugar, brown
    2 kg sugar, brown                 | 2 kg             | sugar, brown
    milk, lactose-free                |                  | milk, lactose-free
    oil, olive                        |                  | oil, olive
    juice, orange, 1 l                | 1 l              | juice, orange
    12 eggs, free range               | 12               | eggs, free range
    peanut butter, crunchy            |                  | peanut butter, crunchy
    bread, whole wheat                |                  | bread, whole wheat
    soy sauce, low sodium             |                  | soy sauce, low sodium
    chicken thighs, skin on           |                  | chicken thighs, skin on
    batteries, AA                     |                  | batteries, AA
    1 kg potatoes, waxy               | 1 kg             | potatoes, waxy
    butter, melted                    |                  | butter             | melted
    walnuts, halves                   |                  | walnuts            | halves
    peaches, halves                   |                  | peaches            | halves
    cheese, cheddar, grated           |                  | cheese, cheddar    | grated
    1 l milk, 3.5%                    | 1 l              | milk               | 3.5%
    """

  private static let french = """
    2 boîtes de haricots              | 2 boîtes         | haricots
    2 l d'eau                         | 2 l              | eau
    500 g d’épinards                  | 500 g            | épinards
    1 L de l'eau                      | 1 l              | eau
    1 kg de pommes de terre           | 1 kg             | pommes de terre
    6 œufs                            | 6                | œufs
    200 g de beurre                   | 200 g            | beurre
    3 gousses d'ail                   | 3 gousses        | ail
    une botte de radis                | 1 botte          | radis
    2 tranches de jambon              | 2 tranches       | jambon
    une douzaine d'œufs               | 1 douzaine       | œufs
    1 bouteille de vin rouge          | 1 bouteille      | vin rouge
    2 sachets de levure               | 2 sachets        | levure
    1 paquet de pâtes                 | 1 paquet         | pâtes
    1 c. à soupe d'huile              | 1 c. à soupe     | huile
    2 cuillères à café de sucre       | 2 c. à café      | sucre
    deux baguettes                    | 2                | baguettes
    un demi-citron                    | 0.5              | citron
    demi-litre de lait                | 0.5 l            | lait
    beurre, demi-sel                  |                  | beurre, demi-sel
    lait, demi-écrémé                 |                  | lait, demi-écrémé
    lait, un demi-litre               | 0.5 l            | lait
    2 à 3 carottes                    | 2 à 3            | carottes
    cinq épices                       |                  | cinq épices
    quelques pommes                   | quelques         | pommes
    un peu de sel                     | un peu           | sel
    une paire de chaussettes          | 1 paire          | chaussettes
    """

  private static let german = """
    2 Dosen Tomaten                   | 2 Dosen          | Tomaten
    1 Dose Mais                       | 1 Dose           | Mais
    3 Flaschen Wein                   | 3 Flaschen       | Wein
    2 Packungen Nudeln                | 2 Packungen      | Nudeln
    1 Bund Petersilie                 | 1 Bund           | Petersilie
    3 Zehen Knoblauch                 | 3 Zehen          | Knoblauch
    2 Becher Sahne                    | 2 Becher         | Sahne
    1 Kasten Bier                     | 1 Kiste          | Bier
    1 Glas Gurken                     | 1 Glas           | Gurken
    1 Tüte Chips                      | 1 Beutel         | Chips
    3 Stück Zwiebeln                  | 3                | Zwiebeln
    1 Pfund Hackfleisch               | 1 Pfund          | Hackfleisch
    2 EL Öl                           | 2 EL             | Öl
    1 TL Salz                         | 1 TL             | Salz
    1 Prise Salz                      | 1 Prise          | Salz
    ein Kilo Äpfel                    | 1 kg             | Äpfel
    zwei Liter Milch                  | 2 l              | Milch
    eine halbe Gurke                  | 0.5              | Gurke
    ein viertel Liter Milch           | 0.25 l           | Milch
    ca. 500 g Kartoffeln              | 500 g            | Kartoffeln         | ca.
    1 l Milch 3,5%                    | 1 l              | Milch 3,5%
    2 bis 3 Zwiebeln                  | 2 bis 3          | Zwiebeln
    6er Pack Eier                     |                  | 6er Pack Eier
    ein paar Äpfel                    | ein paar         | Äpfel
    ein Paar Socken                   | 1 Paar           | Socken
    2 Packungen à 500 g Nudeln        | 2 Packungen      | Nudeln             | 500 g
    """

  private static let polish = """
    3 kg ziemniaków                   | 3 kg             | ziemniaków
    2 puszki kukurydzy                | 2 puszki         | kukurydzy
    5 puszek kukurydzy                | 5 puszek         | kukurydzy
    1 litr mleka                      | 1 l              | mleka
    5 litrów wody                     | 5 l              | wody
    pół kilo mięsa                    | 0.5 kg           | mięsa
    2 szt. cukinii                    | 2                | cukinii
    20 dag szynki                     | 20 dag           | szynki
    2 opakowania masła                | 2 paczki         | masła
    3 ząbki czosnku                   | 3 ząbki          | czosnku
    1 pęczek koperku                  | 1 pęczek         | koperku
    2 łyżki oliwy                     | 2 łyżki          | oliwy
    1 łyżeczka cukru                  | 1 łyżeczka       | cukru
    6 butelek wody                    | 6 butelek        | wody
    kilka jabłek                      | kilka            | jabłek
    5 par skarpet                     | 5 par            | skarpet
    """

  private static let portuguese = """
    uma dúzia de ovos                 | 1 dúzia          | ovos
    meia dúzia de ovos                | 6                | ovos
    1 pacote de arroz                 | 1 pacote         | arroz
    2 latas de atum                   | 2 latas          | atum
    2 dentes de alho                  | 2 dentes         | alho
    1 maço de salsa                   | 1 molho          | salsa
    2 xícaras de farinha              | 2 xícaras        | farinha
    1 colher de sopa de azeite        | 1 colher de sopa | azeite
    1 garrafa de vinho                | 1 garrafa        | vinho
    2 quilos de batatas               | 2 kg             | batatas
    um par de meias                   | 1 par            | meias
    """

  private static let spanish = """
    2 dientes de ajo                  | 2 dientes        | ajo
    3 latas de cerveza                | 3 latas          | cerveza
    medio kilo de carne               | 0.5 kg           | carne
    una docena de huevos              | 1 docena         | huevos
    2 paquetes de arroz               | 2 paquetes       | arroz
    1 manojo de perejil               | 1 manojo         | perejil
    1/4 kg jamón                      | 0.25 kg          | jamón
    un cuarto de kilo de jamón        | 0.25 kg          | jamón
    2 cucharadas de aceite            | 2 cucharadas     | aceite
    dos botellas de vino              | 2 botellas       | vino
    un par de limones                 | 1 par            | limones
    un poco de sal                    | un poco          | sal
    3 barras de pan                   | 3 barras         | pan
    litro de leche                    | 1 l              | leche
    kilo y medio de patatas           | 1.5 kg           | patatas
    """

  private static let chinese = """
    2瓶牛奶                           | 2 瓶             | 牛奶
    两瓶牛奶                          | 2 瓶             | 牛奶
    牛奶2瓶                           | 2 瓶             | 牛奶
    牛奶两瓶                          | 2 瓶             | 牛奶
    牛奶 x2                           | 2                | 牛奶
    鸡蛋 12个                         | 12               | 鸡蛋
    3个苹果                           | 3                | 苹果
    十二个鸡蛋                        | 12               | 鸡蛋
    ２个苹果                          | 2                | 苹果
    500克面粉                         | 500 g            | 面粉
    500毫升酱油                       | 500 ml           | 酱油
    1.5升可乐                         | 1.5 l            | 可乐
    大米10公斤                        | 10 kg            | 大米
    半斤猪肉                          | 0.5 斤           | 猪肉
    一斤半猪肉                        | 1.5 斤           | 猪肉
    一打鸡蛋                          | 1 打             | 鸡蛋
    一把葱                            | 1 把             | 葱
    1袋面粉                           | 1 袋             | 面粉
    牛奶（低脂）                      |                  | 牛奶               | 低脂
    三文鱼                            |                  | 三文鱼
    七喜                              |                  | 七喜
    五花肉                            |                  | 五花肉
    2包子                             |                  | 2包子
    三只松鼠                          |                  | 三只松鼠
    """
}
