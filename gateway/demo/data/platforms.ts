/**
 * One line is one platform: popularity 1–9 | vehicles `Make Model: generation, years`, sister models behind `/` | engines.
 * An engine is `litres code power fuel`; a fuel is Б for petrol or Д for diesel. Vehicles of one line share chassis parts,
 * vehicles of one engine code share engine parts.
 */
export const PLATFORMS = `
9 | Hyundai Solaris: I (RB), 2010–2017 / Kia Rio: III (QB), 2011–2017 | 1.4 G4FA 107 Б; 1.6 G4FC 123 Б
9 | Hyundai Solaris: II (HCR), 2017–2022 / Kia Rio: IV (FB), 2017–2022 | 1.4 G4LC 100 Б; 1.6 G4FG 123 Б
9 | LADA Vesta: I, 2015–2022 | 1.6 ВАЗ-21129 106 Б; 1.8 ВАЗ-21179 122 Б; 1.6 H4M 113 Б
9 | LADA Granta: I, 2011–2023 / LADA Kalina: II, 2013–2018 | 1.6 ВАЗ-21116 87 Б; 1.6 ВАЗ-21127 106 Б
8 | LADA Priora: I, 2007–2018 / LADA 2110: I, 1996–2007 | 1.6 ВАЗ-21126 98 Б; 1.5 ВАЗ-2112 90 Б
8 | Renault Logan: I, 2004–2014 / Renault Sandero: I, 2008–2014 / LADA Largus: I, 2012–2021 | 1.4 K7J 75 Б; 1.6 K7M 87 Б; 1.6 K4M 102 Б
8 | Renault Duster: I (HS), 2011–2020 / Nissan Terrano: III, 2014–2022 | 1.6 K4M 102 Б; 1.6 H4M 114 Б; 2.0 F4R 135 Б; 1.5 K9K 109 Д
7 | Renault Logan: II, 2014–2022 / Renault Sandero: II, 2014–2022 / LADA XRAY: I, 2015–2022 | 1.6 K7M 82 Б; 1.6 H4M 113 Б; 1.6 ВАЗ-21129 106 Б
7 | Renault Kaptur: I, 2016–2022 / Renault Arkana: I, 2019–2022 | 1.6 H4M 114 Б; 1.3 H5H 150 Б; 2.0 F4R 143 Б
9 | Toyota Camry: XV40, 2006–2011 / Lexus ES: V, 2006–2012 | 2.4 2AZ-FE 167 Б; 3.5 2GR-FE 277 Б
9 | Toyota Camry: XV50, 2011–2018 | 2.0 6AR-FSE 150 Б; 2.5 2AR-FE 181 Б; 3.5 2GR-FE 249 Б
8 | Toyota Camry: XV70, 2017–2022 | 2.0 M20A-FKS 150 Б; 2.5 A25A-FKS 200 Б
8 | Toyota Corolla: X (E150), 2006–2013 / Toyota Auris: I, 2006–2012 | 1.3 1NR-FE 101 Б; 1.6 1ZR-FE 124 Б; 1.8 2ZR-FE 140 Б
7 | Toyota Corolla: XI (E180), 2013–2019 | 1.6 1ZR-FAE 122 Б; 1.8 2ZR-FE 140 Б
8 | Toyota RAV4: III (XA30), 2005–2013 | 2.0 3ZR-FAE 158 Б; 2.4 2AZ-FE 170 Б
8 | Toyota RAV4: IV (XA40), 2012–2019 | 2.0 3ZR-FE 146 Б; 2.5 2AR-FE 180 Б; 2.2 2AD-FTV 150 Д
7 | Toyota Land Cruiser Prado: 150, 2009–2022 | 2.7 2TR-FE 163 Б; 4.0 1GR-FE 282 Б; 3.0 1KD-FTV 173 Д; 2.8 1GD-FTV 177 Д
6 | Toyota Land Cruiser: 200, 2007–2021 / Lexus LX: III, 2007–2021 | 4.5 1VD-FTV 235 Д; 4.6 1UR-FE 309 Б
6 | Lexus RX: III (AL10), 2008–2015 / Toyota Highlander: II, 2007–2013 | 3.5 2GR-FE 277 Б; 2.7 1AR-FE 188 Б
5 | Toyota Avensis: III (T27), 2008–2018 | 1.8 2ZR-FAE 147 Б; 2.0 3ZR-FAE 152 Б
8 | Kia Ceed: II (JD), 2012–2018 / Hyundai i30: II (GD), 2012–2017 | 1.4 G4FA 100 Б; 1.6 G4FG 130 Б; 1.6 G4FJ 204 Б
7 | Kia Ceed: I (ED), 2006–2012 / Hyundai i30: I (FD), 2007–2012 / Hyundai Elantra: IV (HD), 2006–2011 | 1.4 G4FA 109 Б; 1.6 G4FC 122 Б; 2.0 G4GC 143 Б
8 | Kia Sportage: III (SL), 2010–2016 / Hyundai ix35: I (LM), 2009–2015 | 2.0 G4KD 150 Б; 2.0 D4HA 184 Д
8 | Kia Sportage: IV (QL), 2015–2022 / Hyundai Tucson: III (TL), 2015–2021 | 2.0 G4NA 150 Б; 1.6 G4FJ 177 Б; 2.4 G4KJ 184 Б; 2.0 D4HA 185 Д
9 | Hyundai Creta: I (GS), 2016–2021 | 1.6 G4FG 123 Б; 2.0 G4NA 150 Б
7 | Hyundai Santa Fe: III (DM), 2012–2018 / Kia Sorento: II (XM), 2009–2020 | 2.4 G4KE 175 Б; 2.2 D4HB 197 Д
6 | Hyundai Santa Fe: II (CM), 2005–2012 | 2.7 G6EA 189 Б; 2.2 D4EB 155 Д; 2.4 G4KE 174 Б
7 | Kia Optima: IV (JF), 2015–2020 / Hyundai Sonata: VII (LF), 2014–2019 | 2.0 G4NA 150 Б; 2.4 G4KJ 188 Б
6 | Hyundai Accent: II (LC), 1999–2012 | 1.5 G4EC 102 Б; 1.3 G4EA 84 Б
6 | Kia Cerato: III (YD), 2013–2020 / Hyundai Elantra: V (MD), 2010–2016 | 1.6 G4FG 130 Б; 1.8 G4NB 150 Б; 2.0 G4NA 150 Б
5 | Kia Picanto: II (TA), 2011–2017 | 1.0 G3LA 66 Б; 1.2 G4LA 85 Б
8 | Volkswagen Polo: V (седан), 2010–2020 / Skoda Rapid: I, 2012–2020 | 1.6 CFNA 105 Б; 1.6 CWVA 110 Б; 1.4 CAXA 122 Б; 1.4 CZCA 125 Б
8 | Skoda Octavia: A7, 2013–2020 / Volkswagen Golf: VII, 2012–2020 / Audi A3: 8V, 2012–2020 | 1.4 CHPA 140 Б; 1.6 CWVA 110 Б; 1.8 CJSA 180 Б; 2.0 CKFC 150 Д
8 | Skoda Octavia: A5, 2004–2013 / Volkswagen Golf: VI, 2008–2012 / Volkswagen Jetta: V, 2005–2010 | 1.4 BUD 80 Б; 1.4 CAXA 122 Б; 1.6 BSE 102 Б; 1.6 BLF 115 Б; 2.0 BVY 150 Б; 1.8 CDAB 152 Б; 1.9 BXE 105 Д
7 | Volkswagen Passat: B6, 2005–2010 / Volkswagen Passat: B7, 2010–2015 / Skoda Superb: II, 2008–2015 | 1.8 CDAB 152 Б; 1.4 CAXA 122 Б; 2.0 CBAB 140 Д
7 | Volkswagen Tiguan: I (5N), 2007–2017 / Audi Q3: 8U, 2011–2018 | 1.4 CAXA 150 Б; 2.0 CCZA 200 Б; 2.0 CBAB 140 Д
6 | Volkswagen Tiguan: II (AD1), 2016–2022 / Skoda Kodiaq: I, 2016–2022 | 1.4 CZDA 150 Б; 2.0 CZPA 180 Б
5 | Volkswagen Transporter: T5, 2003–2015 / Volkswagen Multivan: T5, 2003–2015 | 2.0 CAAC 140 Д; 2.5 AXD 130 Д
5 | Volkswagen Touareg: II (NF), 2010–2018 / Audi Q7: 4L, 2005–2015 | 3.6 CGRA 249 Б; 3.0 CJMA 204 Д
6 | Audi A4: B8, 2007–2015 / Audi A5: 8T, 2007–2016 / Audi Q5: 8R, 2008–2017 | 1.8 CDHB 160 Б; 2.0 CDNC 211 Б; 2.0 CAGA 143 Д
5 | Audi A6: C6, 2004–2011 | 2.0 BPJ 170 Б; 3.0 BBJ 218 Б; 2.7 CANA 190 Д
4 | Audi 100: C4, 1990–1994 / Audi A6: C4, 1994–1997 | 2.6 ABC 150 Б; 2.3 AAR 133 Б
8 | Nissan Qashqai: I (J10), 2006–2013 | 1.6 HR16DE 114 Б; 2.0 MR20DE 141 Б
7 | Nissan Qashqai: II (J11), 2013–2022 / Nissan X-Trail: III (T32), 2013–2022 | 1.2 HRA2DDT 115 Б; 2.0 MR20DD 144 Б; 1.6 R9M 130 Д; 2.5 QR25DE 171 Б
8 | Nissan X-Trail: II (T31), 2007–2014 | 2.0 MR20DE 141 Б; 2.5 QR25DE 169 Б; 2.0 M9R 150 Д
7 | Nissan Almera: III (G15), 2012–2018 | 1.6 K4M 102 Б
6 | Nissan Almera: N16, 2000–2006 / Nissan Primera: P12, 2002–2008 | 1.5 QG15DE 98 Б; 1.8 QG18DE 116 Б
5 | Nissan Note: I (E11), 2005–2014 / Nissan Tiida: C11, 2004–2014 | 1.4 CR14DE 88 Б; 1.6 HR16DE 110 Б
4 | Nissan Pathfinder: III (R51), 2004–2014 / Nissan Navara: D40, 2005–2015 | 2.5 YD25DDTI 174 Д; 4.0 VQ40DE 269 Б
8 | Ford Focus: II, 2004–2011 / Ford C-Max: I, 2003–2010 | 1.4 ASDA 80 Б; 1.6 HWDA 100 Б; 1.8 QQDB 125 Б; 2.0 AODA 145 Б
7 | Ford Focus: III, 2011–2019 | 1.6 PNDA 125 Б; 2.0 MGDA 150 Б
6 | Ford Mondeo: IV, 2007–2015 | 2.0 AOBA 145 Б; 2.3 SEBA 161 Б; 2.0 QXBA 140 Д
5 | Ford Kuga: II, 2012–2019 | 1.6 JQMA 150 Б; 2.5 DUBA 150 Б
5 | Ford Fusion: I, 2002–2012 / Ford Fiesta: V, 2001–2008 | 1.4 FXJA 80 Б; 1.6 FYJA 101 Б
5 | Ford Transit: VI, 2006–2014 | 2.2 P8FA 115 Д; 2.4 H9FA 140 Д
7 | Mazda 3: BK, 2003–2009 / Mazda 5: CR19, 2005–2010 | 1.6 Z6 105 Б; 2.0 LF 150 Б
6 | Mazda 3: BL, 2009–2013 | 1.6 Z6 105 Б; 2.0 LF 150 Б
7 | Mazda 6: GH, 2007–2013 | 1.8 L8 120 Б; 2.0 LF 147 Б; 2.5 L5 170 Б
7 | Mazda 6: GJ, 2012–2022 / Mazda CX-5: I (KE), 2011–2017 | 2.0 PE-VPS 150 Б; 2.5 PY-VPS 192 Б
6 | Mazda CX-5: II (KF), 2017–2022 | 2.0 PE-VPS 150 Б; 2.5 PY-VPS 194 Б
8 | Mitsubishi Lancer: X, 2007–2016 / Mitsubishi ASX: I, 2010–2020 | 1.5 4A91 109 Б; 1.6 4A92 117 Б; 1.8 4B10 140 Б; 2.0 4B11 150 Б
7 | Mitsubishi Outlander: III, 2012–2022 | 2.0 4J11 146 Б; 2.4 4J12 167 Б
6 | Mitsubishi Outlander: XL (II), 2006–2012 | 2.4 4B12 170 Б; 3.0 6B31 220 Б
6 | Mitsubishi Lancer: IX, 2003–2007 | 1.3 4G13 82 Б; 1.6 4G18 98 Б
5 | Mitsubishi Pajero: IV, 2006–2021 / Mitsubishi Pajero Sport: II, 2008–2015 | 3.0 6G72 178 Б; 3.2 4M41 190 Д; 2.5 4D56 178 Д
8 | Chevrolet Cruze: I (J300), 2009–2015 / Opel Astra: J, 2009–2015 | 1.6 F16D4 124 Б; 1.6 A16XER 115 Б; 1.8 F18D4 141 Б; 1.4 A14NET 140 Б
7 | Chevrolet Lacetti: J200, 2004–2013 | 1.4 F14D3 95 Б; 1.6 F16D3 109 Б
7 | Chevrolet Aveo: T300, 2011–2015 / Chevrolet Cobalt: II, 2012–2022 | 1.6 F16D4 115 Б; 1.5 B15D2 105 Б
7 | Chevrolet Niva: I, 2002–2020 / LADA 4x4: 2121, 1994–2023 | 1.7 ВАЗ-2123 80 Б; 1.7 ВАЗ-21214 83 Б
6 | Opel Astra: H, 2004–2014 / Opel Zafira: B, 2005–2014 | 1.6 Z16XER 115 Б; 1.8 Z18XER 140 Б; 1.3 Z13DTH 90 Д
5 | Opel Corsa: D, 2006–2014 | 1.2 Z12XEP 80 Б; 1.4 Z14XEP 90 Б
5 | Opel Mokka: A, 2012–2019 / Chevrolet Tracker: III, 2013–2019 | 1.8 A18XER 140 Б; 1.4 A14NET 140 Б
7 | Daewoo Nexia: I, 1994–2016 | 1.5 A15SMS 80 Б; 1.6 F16D3 109 Б
5 | Daewoo Matiz: M150, 2000–2015 | 0.8 F8CV 51 Б; 1.0 B10S1 64 Б
6 | BMW 3: E90, 2004–2013 / BMW 1: E87, 2004–2013 | 2.0 N46B20 150 Б; 2.0 N47D20 177 Д; 3.0 N52B30 258 Б
6 | BMW 5: F10, 2009–2017 | 2.0 N20B20 184 Б; 3.0 N57D30 258 Д
5 | BMW 5: E39, 1995–2004 | 2.2 M54B22 170 Б; 2.5 M52B25 170 Б
6 | BMW X5: E70, 2006–2013 / BMW X6: E71, 2008–2014 | 3.0 N52B30 272 Б; 3.0 N57D30 245 Д; 4.8 N62B48 355 Б
5 | BMW X3: F25, 2010–2017 / BMW 3: F30, 2011–2019 | 2.0 N20B20 184 Б; 2.0 N47D20 184 Д
6 | Mercedes-Benz C: W204, 2006–2015 / Mercedes-Benz GLK: X204, 2008–2015 | 1.8 M271 156 Б; 2.1 OM651 170 Д; 3.5 M272 272 Б
5 | Mercedes-Benz E: W212, 2009–2016 | 1.8 M271 184 Б; 2.1 OM651 204 Д; 3.5 M276 252 Б
5 | Mercedes-Benz ML: W164, 2005–2011 / Mercedes-Benz GL: X164, 2006–2012 | 3.0 OM642 224 Д; 3.5 M272 272 Б
5 | Mercedes-Benz Sprinter: W906, 2006–2018 | 2.1 OM651 129 Д; 3.0 OM642 190 Д
5 | Honda CR-V: III (RE), 2006–2012 | 2.0 R20A 150 Б; 2.4 K24Z 166 Б
5 | Honda Civic: VIII (4D), 2005–2011 | 1.8 R18A 140 Б
5 | Honda Accord: VIII (CU), 2008–2013 | 2.0 R20A 156 Б; 2.4 K24Z 201 Б
5 | Subaru Forester: III (SH), 2007–2013 / Subaru Impreza: III, 2007–2012 | 2.0 EJ20 150 Б; 2.5 EJ25 172 Б; 2.0 FB20 150 Б
4 | Subaru Outback: IV (BR), 2009–2014 / Subaru Legacy: V, 2009–2014 | 2.5 EJ25 167 Б; 3.6 EZ36 249 Б
5 | Suzuki SX4: I, 2006–2014 / Suzuki Swift: III, 2004–2010 | 1.6 M16A 112 Б; 1.5 M15A 102 Б
5 | Suzuki Grand Vitara: II, 2005–2015 | 2.0 J20A 140 Б; 2.4 J24B 169 Б
5 | Peugeot 308: I, 2007–2015 / Citroën C4: I, 2004–2011 | 1.6 TU5JP4 109 Б; 1.6 EP6 120 Б; 1.6 DV6 110 Д
5 | Peugeot 408: I, 2012–2022 / Citroën C4: II, 2010–2020 | 1.6 TU5JP4 110 Б; 1.6 EP6 120 Б
4 | Peugeot Partner: II (B9), 2008–2018 / Citroën Berlingo: II, 2008–2018 | 1.6 TU5JP4 110 Б; 1.6 DV6 90 Д
4 | Peugeot Boxer: III, 2006–2022 / Citroën Jumper: III, 2006–2022 | 2.2 4HU 120 Д
5 | Volvo XC60: I, 2008–2017 / Volvo S60: II, 2010–2018 / Volvo XC70: III, 2007–2016 | 2.0 B4204T 203 Б; 2.4 D5244T 163 Д
5 | Volvo XC90: I, 2002–2014 | 2.5 B5254T2 210 Б; 2.4 D5244T 185 Д
4 | Land Rover Freelander: II, 2006–2014 / Land Rover Range Rover Evoque: I, 2011–2018 | 2.2 DW12 150 Д; 3.2 B6324S 233 Б
4 | Land Rover Discovery: III, 2004–2009 / Land Rover Range Rover Sport: I, 2005–2013 | 2.7 TDV6 190 Д; 3.0 SDV6 249 Д
7 | Chery Tiggo: T11, 2005–2014 | 1.8 SQR481FC 132 Б; 2.0 SQR484F 139 Б
7 | Chery Tiggo 4: I, 2017–2024 / Chery Tiggo 7: Pro, 2020–2024 | 1.5 SQRE4T15 147 Б; 2.0 SQRD4G20 122 Б
9 | Haval Jolion: I, 2020–2024 / Haval Dargo: I, 2022–2024 | 1.5 GW4G15K 143 Б; 2.0 GW4C20 192 Б
9 | Haval F7: I, 2018–2024 / Haval H6: II, 2017–2021 | 1.5 GW4B15 150 Б; 2.0 GW4C20 190 Б
6 | Geely Coolray: SX11, 2018–2024 / Geely Atlas: Pro, 2019–2024 | 1.5 JLH-3G15TD 150 Б
5 | Geely Emgrand: EC7, 2009–2016 / Geely MK: I, 2006–2014 | 1.5 JL479QA 94 Б; 1.8 JL4G18 126 Б
6 | УАЗ Patriot: I, 2005–2024 / УАЗ Хантер: 315195, 2003–2024 | 2.7 ЗМЗ-40905 128 Б; 2.2 ЗМЗ-51432 114 Д
6 | ГАЗ ГАЗель Next: I, 2013–2024 | 2.8 ISF2.8 120 Д; 2.7 УМЗ-A274 107 Б
5 | ГАЗ ГАЗель Бизнес: I, 2010–2018 / ГАЗ Соболь: II, 2003–2018 | 2.9 УМЗ-4216 107 Б; 2.8 ISF2.8 120 Д
`
