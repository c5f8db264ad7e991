/** What engines of a make are filled with: makes | viscosities that its handbooks name, the usual first. */
export const OIL_GRADES = `
LADA, Москвич, Daewoo, Ravon, Lifan, Brilliance, ЗАЗ | 5W-40, 5W-30, 10W-40
УАЗ, ГАЗ | 10W-40, 5W-40, 15W-40
Hyundai, Kia, Genesis, Ford, Land Rover, Jaguar | 5W-30, 5W-20
Toyota, Lexus, Honda, Acura, Mazda, Subaru, Suzuki, Daihatsu | 0W-20, 5W-30
Volkswagen, Skoda, Audi, Seat, Porsche, BMW, MINI, Mercedes-Benz, Smart | 5W-30, 5W-40, 0W-30
Renault, Dacia, Peugeot, Citroën, Fiat, Alfa Romeo | 5W-40, 5W-30
Volvo, Saab | 5W-30, 0W-30
`
/** For makes that no line names. */
export const USUAL_OIL_GRADES = ['5W-30', '5W-40']

/** Makes whose batteries have the plus on the left. */
export const DIRECT_POLARITY = ['УАЗ', 'ГАЗ', 'ЗАЗ']

/** What people call models, where it is heard otherwise than written. */
export const MODEL_NAMES = `
Duster | Дастер
Qashqai | Кашкай
X-Trail | Икстрейл, Хтрейл
Creta | Крета
Coolray | Кулрей, Кулрэй
Touareg | Туарег, Таурег
Lacetti | Лачетти
Cruze | Круз
Ceed | Сид
Outlander | Аутлендер
Juke | Жук
Sportage | Спортейдж, Спортаж
Pajero | Паджеро
Civic | Цивик
RAV4 | Рав 4, Равчик
Land Cruiser | Ленд Крузер, Крузак
Tiggo | Тигго
Megane | Меган
Kalina | Калина
Хантер | Hunter
`

/** Engines whose camshaft is driven by a belt. */
export const BELT_ENGINES =
  'ВАЗ-21129 ВАЗ-21116 ВАЗ-21127 ВАЗ-21126 ВАЗ-2112 ВАЗ-11186 ВАЗ-11182 ВАЗ-21182 ВАЗ-21179 ВАЗ-21114 ВАЗ-21124 ВАЗ-2111 ВАЗ-11194 ВАЗ-11183 ВАЗ-2108 ВАЗ-21083 K7J K7M K4M K4J F4R K9K D4F G4EA G4EC G4ED G4EE G4GB G4GC G6EA G6BA D4EA D4EB A15SMS A15MF F14D3 F16D3 F16D4 F18D4 A16XER A18XER Z16XER Z18XER Z16XEP CWVA CWVB CZCA CZDA CHPA BSE AVU ALT ADR AEB BFB 4G13 4G15 4G18 4G63 4G64 4G69 6G72 6G74 6G75 4D56 TU5JP4 TU3A EC5 EW10 EW7 DV6 DW10 HWDA HXDA IQDA PNDA PNBA FYJA FXJA ASDA D5244T B5254T2 B5244S EJ15 EJ16 EJ20 EJ25 5S-FE 1MZ-FE 3MZ-FE 2UZ-FE 1HD-FTE SQR481FC SQR484F SQR481F TDV6 SDV6'

/** Make model: generation | head lamps, low then high, or one for both | wiper blades, driver's then passenger's, mm. */
export const LAMPS_AND_WIPERS = `
Hyundai Solaris I (RB) | H4 | 600 400
Hyundai Solaris II (HCR) | H4 | 650 400
Kia Rio III (QB) | H4 | 600 400
Kia Rio IV (FB) | H4 | 650 400
Hyundai Creta I (GS) | H7 H7 | 650 350
Hyundai Accent II (LC) | H4 | 500 450
Kia Ceed II (JD) | H7 H7 | 600 400
Kia Sportage III (SL) | H7 H7 | 600 400
LADA Granta I | H4 | 600 400
LADA Kalina II | H4 | 600 400
LADA Priora I | H7 H1 | 500 500
LADA Vesta I | H7 H7 | 600 430
LADA Largus I | H4 | 500 500
Renault Logan I | H4 | 500 500
Renault Sandero I | H4 | 500 500
Renault Duster I (HS) | H4 | 500 500
Renault Logan II | H7 H1 | 550 400
Toyota Camry XV40 | H11 HB3 | 600 500
Toyota Camry XV50 | H11 HB3 | 650 450
Toyota Corolla X (E150) | H11 HB3 | 650 350
Toyota RAV4 IV (XA40) | H11 HB3 | 650 400
Volkswagen Polo V (седан) | H4 | 600 400
Skoda Rapid I | H4 | 600 400
Skoda Octavia A5 | H7 H7 | 600 475
Skoda Octavia A7 | H7 H7 | 600 400
Ford Focus II | H7 H1 | 650 430
Ford Focus III | H7 H1 | 700 700
Nissan Qashqai I (J10) | H7 H7 | 600 380
Nissan X-Trail II (T31) | H7 H7 | 600 400
Nissan Almera III (G15) | H4 | 550 400
Mazda 3 BK | H7 H1 | 530 480
Mazda CX-5 I (KE) | H11 HB3 | 600 450
Mitsubishi Lancer X | H11 HB3 | 600 450
Mitsubishi Outlander III | H11 HB3 | 650 530
Chevrolet Cruze I (J300) | H4 | 600 450
Chevrolet Lacetti J200 | H4 | 550 480
Opel Astra J | H7 H7 | 700 650
Haval Jolion I | H7 H7 | 600 400
`
