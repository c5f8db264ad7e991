/**
 * What parts dealers know of cars: names as in `platforms.ts`, `Make Model` or `Make Model generation`; a comma stands
 * between them. What is in no list has the usual thing: front drive, a rack with a pump, both gearboxes.
 */
export const CAR_FACTS = {
  rearDrive:
    'BMW 3 E90, BMW 1, BMW 5, Mercedes-Benz C, Mercedes-Benz E, Mercedes-Benz Sprinter, Ford Transit, ГАЗ ГАЗель Next, ГАЗ ГАЗель Бизнес, ГАЗ Соболь',
  steeringBox: 'УАЗ Patriot, УАЗ Хантер, ГАЗ ГАЗель Бизнес, ГАЗ Соболь, Chevrolet Niva, LADA 4x4',
  electricSteering:
    'LADA Vesta, LADA Granta, LADA Kalina, Hyundai Solaris II, Kia Rio IV, Hyundai Creta, Volkswagen Golf, Skoda Octavia, Audi A3, Volkswagen Jetta, Volkswagen Passat, Skoda Superb, Volkswagen Tiguan, Audi Q3, Skoda Kodiaq, Toyota Corolla, Toyota Auris, Toyota RAV4, Toyota Avensis, Toyota Camry XV50, Toyota Camry XV70, Nissan Qashqai, Nissan X-Trail, Nissan Note, Nissan Tiida, Ford Focus III, Ford Kuga, Mazda 6 GJ, Mazda CX-5, Mitsubishi Outlander III, Kia Ceed, Hyundai i30, Hyundai Elantra, Kia Cerato, Kia Sportage, Hyundai ix35, Hyundai Tucson, Kia Optima, Hyundai Sonata, Kia Picanto, Opel Corsa, BMW 5 F10, BMW X3, Mercedes-Benz E, Honda Civic, Suzuki SX4, Suzuki Swift, Renault Arkana, Haval Jolion, Haval F7, Haval H6, Chery Tiggo 4, Chery Tiggo 7, Geely Coolray, Geely Atlas',
  noManual:
    'Lexus ES, Lexus RX, Lexus LX, Toyota Highlander, Toyota Camry XV70, Toyota Land Cruiser 200, Audi Q7, Volkswagen Touareg, BMW X5, BMW X6, Mercedes-Benz ML, Mercedes-Benz GL, Mercedes-Benz E, Volvo XC90, Land Rover Discovery, Land Rover Range Rover Sport, Kia Optima, Hyundai Sonata',
  noAutomatic:
    'LADA Priora, LADA 2110, LADA 4x4, Chevrolet Niva, Daewoo Nexia, УАЗ Хантер, УАЗ Patriot, ГАЗ ГАЗель Next, ГАЗ ГАЗель Бизнес, ГАЗ Соболь, Ford Transit, Peugeot Boxer, Citroën Jumper, LADA Largus',
  upperBallJoints:
    'LADA 4x4, Chevrolet Niva, Toyota Land Cruiser, Toyota Land Cruiser Prado, Lexus LX, Mitsubishi Pajero, Mazda 6, Honda Accord, Nissan Navara, Nissan Pathfinder, Land Rover Discovery, Volkswagen Touareg, Audi A4, Audi A6',
  fourBolts:
    'LADA Vesta, LADA Granta, LADA Kalina, LADA Priora, LADA 2110, LADA Largus, LADA XRAY, Renault Logan, Renault Sandero, Hyundai Solaris, Kia Rio, Hyundai Accent, Kia Picanto, Ford Fusion, Ford Fiesta, Nissan Almera, Nissan Note, Nissan Tiida, Chevrolet Cobalt, Chevrolet Lacetti, Daewoo Nexia, Daewoo Matiz, Opel Corsa, Mitsubishi Lancer IX, Peugeot 308, Peugeot 408, Citroën C4, Geely MK, Geely Emgrand',
  sixBolts:
    'Toyota Land Cruiser Prado, Mitsubishi Pajero, Nissan Navara, Nissan Pathfinder, ГАЗ ГАЗель Next, ГАЗ ГАЗель Бизнес, ГАЗ Соболь, Mercedes-Benz Sprinter',
  roundAirFilters:
    'УАЗ Patriot, УАЗ Хантер, ГАЗ ГАЗель Next, ГАЗ ГАЗель Бизнес, ГАЗ Соболь, Ford Transit, Mercedes-Benz Sprinter, Nissan Navara, Audi 100, Peugeot Boxer',
  withoutConditioner: 'LADA 2110, LADA 4x4, УАЗ Хантер, Audi 100',
  withoutAbs: 'LADA 2110, LADA 4x4, Chevrolet Niva, Daewoo Nexia, Daewoo Matiz, УАЗ Хантер',
} as const

/** Engines by their codes as in `platforms.ts`; the others have a chain, and a filter that is screwed on. */
export const ENGINE_FACTS = {
  timingBelt:
    'ВАЗ-21129 ВАЗ-21179 ВАЗ-21116 ВАЗ-21127 ВАЗ-21126 ВАЗ-2112 K7J K7M K4M F4R K9K G4EC G4EA G4GC G6EA D4EB CWVA CZCA CHPA CKFC BSE BUD BVY BXE CBAB CZDA CAAC CAGA BPJ ABC AAR 1KD-FTV ASDA HWDA FXJA FYJA PNDA JQMA QXBA F16D4 A16XER F18D4 A18XER Z16XER Z18XER F14D3 F16D3 A15SMS F8CV 4G13 4G18 6G72 4D56 6B31 TU5JP4 DV6 4HU D5244T B5254T2 DW12 TDV6 SDV6 EJ20 EJ25 SQR481FC SQR484F',
  cartridgeFilter:
    '2GR-FE 1ZR-FE 1ZR-FAE 2ZR-FE 2ZR-FAE 3ZR-FAE 3ZR-FE 1AR-FE 1UR-FE M20A-FKS A25A-FKS 2AD-FTV D4HA D4HB D4EB CDHB CDNC CAGA CBAB BXE CAAC AXD CJMA CKFC BPJ CANA N46B20 N47D20 N52B30 N20B20 N57D30 M54B22 M52B25 N62B48 M271 OM651 M272 M276 OM642 TU5JP4 EP6 DV6 Z16XER Z18XER A16XER A18XER A14NET Z12XEP Z14XEP Z13DTH F16D4 F18D4 B4204T D5244T B5254T2 B6324S TDV6 SDV6 DW12 R9M M9R QXBA',
} as const
