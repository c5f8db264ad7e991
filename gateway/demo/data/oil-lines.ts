/**
 * Product lines of oil makers: brand | line = base and grades; …
 * Bases: С synthetic, П semi-synthetic, М mineral. A line is made in the grades that its maker lists, no others.
 */
export const OIL_LINES = `
Castrol | EDGE = С 0W-20 0W-30 5W-30 5W-40 0W-40; EDGE LL = С 5W-30; MAGNATEC = С 5W-30 5W-40; MAGNATEC Diesel = П 10W-40; GTX ULTRACLEAN = П 10W-40
Mobil | 1 ESP = С 0W-30 5W-30; 1 FS = С 0W-40 5W-40; Super 3000 X1 = С 5W-40; Super 2000 X1 = П 10W-40; Super 1000 X1 = М 15W-40
Shell | Helix Ultra = С 0W-20 5W-30 5W-40 0W-40; Helix Ultra ECT C3 = С 5W-30; Helix HX8 = С 5W-30 5W-40; Helix HX7 = П 10W-40; Helix HX3 = М 15W-40
LIQUI MOLY | Top Tec 4200 = С 5W-30; Special Tec AA = С 0W-20 5W-20 5W-30; Molygen New Generation = С 5W-30 5W-40; Optimal Synth = С 5W-40; Leichtlauf 10W-40 = П 10W-40; MoS2 Leichtlauf = М 15W-40
Motul | 8100 X-clean+ = С 5W-30; 8100 X-cess = С 5W-40; 8100 Eco-nergy = С 0W-30 5W-30; 6100 Synergie+ = П 10W-40; Specific 504 00 507 00 = С 5W-30
Total | Quartz INEO ECS = С 5W-30; Quartz 9000 Energy = С 0W-40 5W-40; Quartz 7000 = П 10W-40; Quartz 5000 = М 15W-40
ELF | Evolution 900 NF = С 5W-40; Evolution 900 SXR = С 5W-30; Evolution 700 STI = П 10W-40; Evolution Full-Tech FE = С 5W-30
ZIC | X9 FE = С 5W-30; X9 LS = С 5W-30 5W-40; X9 = С 5W-40; X7 LS = С 5W-30; X5 = П 10W-40; TOP = С 0W-40
Лукойл | Genesis Armortech = С 5W-30 5W-40; Genesis Universal = П 10W-40; Люкс = С 5W-30 5W-40; Супер = П 10W-40; Стандарт = М 15W-40
Роснефть | Magnum Ultratec = С 5W-30 5W-40; Magnum Maxtec = П 10W-40; Magnum Standard = М 15W-40
G-Energy | Synthetic Active = С 5W-30 5W-40; Synthetic Far East = С 0W-20 5W-30; F Synth = С 0W-40 5W-40; Expert G = П 10W-40
Газпромнефть | Premium N = С 5W-40; Premium L = П 10W-40; Super = П 10W-40; Standard = М 15W-40
Idemitsu | Zepro Eco Medalist = С 0W-20; Zepro Touring = С 5W-30; Fully-Synthetic = С 5W-30 5W-40
Eneos | Sustina = С 0W-20 5W-30; Premium Touring = С 5W-30 5W-40; Gran Touring = С 5W-40; Super Gasoline = П 10W-40
Ravenol | VMO = С 5W-40; VST = С 5W-40; FO = С 5W-30; DXG = С 5W-30; HLS = С 5W-30
Fuchs | Titan Supersyn = С 5W-40; Titan GT1 Pro C-3 = С 5W-30; Titan Syn MC = П 10W-40
Valvoline | SynPower = С 5W-30 5W-40 0W-40; MaxLife = П 10W-40; All-Climate = М 15W-40
Mannol | Energy Premium = С 5W-30; Extreme = С 5W-40; Legend Ultra = С 0W-20; Classic = П 10W-40; Standard = М 15W-40
SINTEC | Platinum 7000 = С 5W-30 5W-40; Premium 9000 = С 5W-30 5W-40; Lux 5000 = П 10W-40; Super 3000 = П 10W-40
Rolf | GT = С 5W-30 5W-40; Professional = С 5W-30; Energy = П 10W-40; Optima = М 15W-40
Kixx | G1 = С 5W-30 5W-40; PAO = С 0W-30 5W-30; Gold = П 10W-40; HD = М 15W-40
Hyundai Xteer | Ultra Protection = С 5W-30; Gasoline G700 = С 5W-30; TOP Prime = С 5W-40; Gasoline G500 = П 10W-40
Neste | Premium+ = П 10W-40; City Pro = С 0W-40 5W-40; Turbo LXE = М 15W-40
`

/** What everyone asks for first, four litres of it: brand | line | grade */
export const OIL_CLASSICS = `
Castrol | EDGE | 5W-40
Лукойл | Genesis Armortech | 5W-40
Shell | Helix Ultra | 5W-40
Mobil | Super 3000 X1 | 5W-40
LIQUI MOLY | Optimal Synth | 5W-40
ZIC | X9 | 5W-40
Castrol | EDGE LL | 5W-30
Motul | 8100 X-clean+ | 5W-30
Idemitsu | Fully-Synthetic | 5W-30
Лукойл | Супер | 10W-40
`
