extension ShoppingUnit {
  /// Packs, bunches and pieces: each adds up with its own kind alone.
  ///
  /// By language the singular, the plural, in Polish the form after five, then other words.
  static let packs: [ShoppingUnit] = [
    pack(
      "can", "can, cans", french: "boîte, boîtes, canette, canettes, conserve, conserves",
      german: "Dose, Dosen, Büchse, Büchsen", polish: "puszka, puszki, puszek, puszkę",
      portuguese: "lata, latas", spanish: "lata, latas", chinese: "罐, 罐, 听, 聽"),
    pack("tin", "tin, tins"),
    pack(
      "pack",
      "pack, packs, pk, pks, pkg, pkgs, package, packages, multipack, multipacks",
      french: "paquet, paquets, pack, packs, barquette, barquettes",
      german: "Packung, Packungen, Pack, Packs, Pck, Pckg, Paket, Pakete, Päckchen",
      polish: "paczka, paczki, paczek, paczkę, opakowanie, opakowania, opakowań, opak, op",
      portuguese: "pacote, pacotes, embalagem, embalagens",
      spanish: "paquete, paquetes, pqte", chinese: "包, 包"),
    pack("packet", "packet, packets, pkt, pkts"),
    pack(
      "sachet", "sachet, sachets", french: "sachet, sachets", german: "Tütchen, Tütchen",
      polish: "saszetka, saszetki, saszetek", portuguese: "saqueta, saquetas",
      spanish: "sobre, sobres"),
    pack("pouch", "pouch, pouches"),
    pack(
      "bottle", "bottle, bottles, btl, btls", french: "bouteille, bouteilles",
      german: "Flasche, Flaschen, Fl", polish: "butelka, butelki, butelek, butelkę",
      portuguese: "garrafa, garrafas", spanish: "botella, botellas", chinese: "瓶, 瓶"),
    pack(
      "jar", "jar, jars", french: "bocal, bocaux, pot, pots", german: "Glas, Gläser",
      polish: "słoik, słoiki, słoików", portuguese: "frasco, frascos, boião, boiões",
      spanish: "tarro, tarros, frasco, frascos, bote, botes"),
    pack(
      "box", "box, boxes", german: "Schachtel, Schachteln",
      polish: "pudełko, pudełka, pudełek", portuguese: "caixa, caixas",
      spanish: "caja, cajas", chinese: "盒, 盒"),
    pack(
      "bag", "bag, bags", french: "sac, sacs", german: "Beutel, Beutel, Tüte, Tüten",
      polish: "torba, torby, toreb, torebka, torebki, torebek, worek, worki, worków",
      portuguese: "saco, sacos, sacola, sacolas", spanish: "bolsa, bolsas", chinese: "袋, 袋"),
    pack("sack", "sack, sacks", german: "Sack, Säcke", spanish: "saco, sacos"),
    pack(
      "carton", "carton, cartons, ctn", french: "brique, briques, carton, cartons",
      german: "Karton, Kartons, Tetrapak, Tetrapaks", polish: "karton, kartony, kartonów",
      spanish: "cartón, cartones, brik, briks"),
    pack(
      "case", "case, cases", french: "caisse, caisses", german: "Kiste, Kisten, Kasten, Kästen",
      polish: "skrzynka, skrzynki, skrzynek", chinese: "箱, 箱"),
    pack("crate", "crate, crates"),
    pack("tray", "tray, trays", polish: "tacka, tacki, tacek", portuguese: "bandeja, bandejas"),
    pack("punnet", "punnet, punnets", german: "Schale, Schalen"),
    pack("tub", "tub, tubs", german: "Becher, Becher", polish: "kubek, kubki, kubków"),
    pack("pot", "pot, pots"),
    pack(
      "tube", "tube, tubes", french: "tube, tubes", german: "Tube, Tuben",
      polish: "tubka, tubki, tubek", portuguese: "tubo, tubos", spanish: "tubo, tubos",
      chinese: "支, 支, 管"),
    pack(
      "roll", "roll, rolls", french: "rouleau, rouleaux", german: "Rolle, Rollen",
      polish: "rolka, rolki, rolek", portuguese: "rolo, rolos", spanish: "rollo, rollos",
      chinese: "卷, 卷, 捲"),
    pack(
      "bunch", "bunch, bunches, bn", french: "botte, bottes, bouquet, bouquets, grappe, grappes",
      german: "Bund, Bünde", polish: "pęczek, pęczki, pęczków, pęczka",
      portuguese: "molho, molhos, maço, maços, cacho, cachos",
      spanish: "manojo, manojos, racimo, racimos", chinese: "把, 把, 束, 串"),
    pack("bouquet", "bouquet, bouquets", german: "Strauß, Sträuße"),
    pack(
      "head", "head, heads", french: "tête, têtes", german: "Kopf, Köpfe",
      polish: "główka, główki, główek", portuguese: "cabeça, cabeças",
      spanish: "cabeza, cabezas"),
    pack(
      "clove", "clove, cloves", french: "gousse, gousses", german: "Zehe, Zehen",
      polish: "ząbek, ząbki, ząbków, ząbka", portuguese: "dente, dentes",
      spanish: "diente, dientes", chinese: "瓣, 瓣"),
    pack(
      "stick", "stick, sticks", french: "bâton, bâtons", german: "Stange, Stangen",
      polish: "laska, laski, lasek", chinese: "根, 根, 條, 条"),
    pack("stalk", "stalk, stalks"),
    pack("rib", "rib, ribs"),
    pack(
      "sprig", "sprig, sprigs", french: "brin, brins", german: "Zweig, Zweige",
      polish: "gałązka, gałązki, gałązek", portuguese: "ramo, ramos", spanish: "ramita, ramitas"),
    pack("ear", "ear, ears"),
    pack("knob", "knob, knobs"),
    pack(
      "loaf", "loaf, loaves", german: "Laib, Laibe", polish: "bochenek, bochenki, bochenków",
      spanish: "hogaza, hogazas"),
    pack(
      "slice", "slice, slices", french: "tranche, tranches", german: "Scheibe, Scheiben",
      polish: "plasterek, plasterki, plasterków, kromka, kromki, kromek",
      portuguese: "fatia, fatias", spanish: "loncha, lonchas, rebanada, rebanadas",
      chinese: "片, 片"),
    pack("rasher", "rasher, rashers"),
    pack("fillet", "fillet, fillets, filet, filets"),
    pack(
      "piece", "piece, pieces", french: "morceau, morceaux", polish: "kawałek, kawałki, kawałków",
      portuguese: "pedaço, pedaços", spanish: "trozo, trozos", chinese: "块, 块, 塊"),
    pack(
      "bar", "bar, bars", french: "tablette, tablettes, plaquette, plaquettes",
      german: "Riegel, Riegel, Tafel, Tafeln", polish: "tabliczka, tabliczki, tabliczek",
      portuguese: "barra, barras, tablete, tabletes", spanish: "barra, barras, tableta, tabletas"),
    pack("block", "block, blocks", polish: "kostka, kostki, kostek"),
    pack("ball", "ball, balls", german: "Kugel, Kugeln", polish: "kulka, kulki, kulek"),
    pack("sheet", "sheet, sheets", german: "Blatt, Blätter"),
    pack(
      "pair", "pair, pairs, pr", french: "paire, paires", german: "Paar, Paar",
      polish: "para, pary, par", portuguese: "par, pares", spanish: "par, pares",
      chinese: "双, 双, 雙"),
    pack("set", "set, sets"),
    pack("keg", "keg, kegs"),
    pack(
      "glass", "glass, glasses", french: "verre, verres", polish: "szklanka, szklanki, szklanek",
      portuguese: "copo, copos", spanish: "vaso, vasos"),
    pack(
      "handful", "handful, handfuls", french: "poignée, poignées", german: "Handvoll, Handvoll",
      polish: "garść, garście, garści", portuguese: "punhado, punhados",
      spanish: "puñado, puñados"),
    pack(
      "pinch", "pinch, pinches", french: "pincée, pincées", german: "Prise, Prisen",
      polish: "szczypta, szczypty, szczypt", portuguese: "pitada, pitadas",
      spanish: "pizca, pizcas"),
    pack("dash", "dash, dashes", german: "Spritzer, Spritzer", spanish: "chorrito, chorritos"),
    pack("drop", "drop, drops", french: "goutte, gouttes", german: "Tropfen, Tropfen"),
    pack("splash", "splash, splashes"),
    pack("serving", "serving, servings", german: "Portion, Portionen"),
  ]

  private static func pack(
    _ id: String, _ english: String, french: String = "", german: String = "", polish: String = "",
    portuguese: String = "", spanish: String = "", chinese: String = ""
  ) -> ShoppingUnit {
    let words: [Language: String] = [
      .english: english, .french: french, .german: german, .polish: polish,
      .portuguese: portuguese, .spanish: spanish, .chinese: chinese,
    ]
    return ShoppingUnit(
      id: id, dimension: .pack, numerator: 1, denominator: 1, symbol: nil,
      words: words.filter { !$0.value.isEmpty })
  }
}
