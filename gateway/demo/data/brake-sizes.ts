/**
 * Brakes of the platforms in `platforms.ts`, each named by its first vehicle: diameters in mm of front discs, rear discs and rear
 * drums, as parts catalogues give them; the sizes of several trims stand side by side. A dash where the cars have none.
 */
export const BRAKE_SIZES = `
Hyundai Solaris I (RB) | 256 | 262 | 203
Hyundai Solaris II (HCR) | 256 280 | 262 | 203
LADA Vesta I | 260 | - | 203
LADA Granta I | 239 260 | - | 200
LADA Priora I | 239 260 | - | 200
Renault Logan I | 239 259 | - | 203
Renault Duster I (HS) | 269 280 | - | 228
Renault Logan II | 259 | - | 203
Renault Kaptur I | 269 280 | - | 228
Toyota Camry XV40 | 296 | 281 | -
Toyota Camry XV50 | 296 328 | 281 | -
Toyota Camry XV70 | 305 328 | 281 | -
Toyota Corolla X (E150) | 275 | 259 | -
Toyota Corolla XI (E180) | 275 | 259 | -
Toyota RAV4 III (XA30) | 275 296 | 281 | -
Toyota RAV4 IV (XA40) | 275 296 | 281 | -
Toyota Land Cruiser Prado 150 | 338 | 312 | -
Toyota Land Cruiser 200 | 340 354 | 345 | -
Lexus RX III (AL10) | 328 | 309 | -
Toyota Avensis III (T27) | 295 | 290 | -
Kia Ceed II (JD) | 280 300 | 262 284 | -
Kia Ceed I (ED) | 280 | 262 | -
Kia Sportage III (SL) | 300 | 284 | -
Kia Sportage IV (QL) | 305 | 302 | -
Hyundai Creta I (GS) | 280 | 262 | 203
Hyundai Santa Fe III (DM) | 320 | 302 | -
Hyundai Santa Fe II (CM) | 298 | 302 | -
Kia Optima IV (JF) | 305 320 | 284 | -
Hyundai Accent II (LC) | 241 256 | - | 180
Kia Cerato III (YD) | 280 300 | 262 | -
Kia Picanto II (TA) | 241 252 | - | 180
Volkswagen Polo V (седан) | 256 | - | 200
Skoda Octavia A7 | 288 312 | 253 272 | -
Skoda Octavia A5 | 280 288 312 | 256 286 | -
Volkswagen Passat B6 | 312 | 286 | -
Volkswagen Tiguan I (5N) | 312 | 286 | -
Volkswagen Tiguan II (AD1) | 312 340 | 300 | -
Volkswagen Transporter T5 | 308 333 | 294 314 | -
Volkswagen Touareg II (NF) | 330 350 | 330 | -
Audi A4 B8 | 314 320 | 300 330 | -
Audi A6 C6 | 321 | 302 | -
Audi 100 C4 | 288 | 245 | -
Nissan Qashqai I (J10) | 280 296 | 292 | -
Nissan Qashqai II (J11) | 296 | 292 | -
Nissan X-Trail II (T31) | 296 320 | 292 | -
Nissan Almera III (G15) | 259 | - | 203
Nissan Almera N16 | 257 280 | 258 278 | 203
Nissan Note I (E11) | 260 280 | - | 203
Nissan Pathfinder III (R51) | 296 320 | 308 | -
Ford Focus II | 278 300 | 265 280 | 228
Ford Focus III | 278 300 | 271 | -
Ford Mondeo IV | 300 316 | 280 302 | -
Ford Kuga II | 300 320 | 280 302 | -
Ford Fusion I | 258 | - | 203
Ford Transit VI | 280 300 | 280 | -
Mazda 3 BK | 278 300 | 265 302 | -
Mazda 3 BL | 278 300 | 265 280 | -
Mazda 6 GH | 299 | 280 | -
Mazda 6 GJ | 297 | 278 303 | -
Mazda CX-5 II (KF) | 297 | 303 | -
Mitsubishi Lancer X | 276 294 | 262 302 | -
Mitsubishi Outlander III | 294 | 302 | -
Mitsubishi Outlander XL (II) | 294 | 302 | -
Mitsubishi Lancer IX | 257 276 | 262 | 203
Mitsubishi Pajero IV | 314 332 | 332 | -
Chevrolet Cruze I (J300) | 276 300 | 268 292 | -
Chevrolet Lacetti J200 | 256 | 258 | 200
Chevrolet Aveo T300 | 256 276 | - | 200
Chevrolet Niva I | 273 | - | 250
Opel Astra H | 280 308 | 264 | 230
Opel Corsa D | 257 284 | - | 228
Opel Mokka A | 300 | 268 | -
Daewoo Nexia I | 236 256 | - | 200
Daewoo Matiz M150 | 234 | - | 180
BMW 3 E90 | 292 312 330 | 296 300 | -
BMW 5 F10 | 330 348 | 330 345 | -
BMW 5 E39 | 296 | 298 | -
BMW X5 E70 | 332 348 | 320 345 | -
BMW X3 F25 | 312 328 | 300 330 | -
Mercedes-Benz C W204 | 288 295 322 | 278 300 | -
Mercedes-Benz E W212 | 295 322 | 300 | -
Mercedes-Benz ML W164 | 330 350 | 330 | -
Mercedes-Benz Sprinter W906 | 300 | 298 | -
Honda CR-V III (RE) | 296 | 305 | -
Honda Civic VIII (4D) | 262 | 260 | -
Honda Accord VIII (CU) | 296 | 282 | -
Subaru Forester III (SH) | 277 294 | 274 286 | -
Subaru Outback IV (BR) | 294 316 | 274 290 | -
Suzuki SX4 I | 252 280 | 278 | 220
Suzuki Grand Vitara II | 290 310 | 303 | 254
Peugeot 308 I | 266 283 | 249 | -
Peugeot 408 I | 266 283 | 249 | -
Peugeot Partner II (B9) | 266 283 | 268 | -
Peugeot Boxer III | 280 300 | 280 | -
Volvo XC60 I | 316 328 | 302 | -
Volvo XC90 I | 316 336 | 308 | -
Land Rover Freelander II | 300 316 | 302 | -
Land Rover Discovery III | 317 337 | 325 350 | -
Chery Tiggo T11 | 276 | 282 | -
Chery Tiggo 4 I | 276 300 | 276 | -
Haval Jolion I | 300 | 290 | -
Haval F7 I | 300 | 300 | -
Geely Coolray SX11 | 280 300 | 282 | -
Geely Emgrand EC7 | 242 258 | - | 203
УАЗ Patriot I | 278 | - | 280
ГАЗ ГАЗель Next I | 300 | - | 280
ГАЗ ГАЗель Бизнес I | 280 | - | 280
`
