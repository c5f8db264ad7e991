/** Vehicle makers' own parts: their articles are the OEM numbers of the make. title | country | spellings | makes */
export const ORIGINAL_BRANDS = `
Toyota | Япония | TOYOTA; Тойота; Toyota/Lexus | Toyota, Lexus
Hyundai/Kia | Корея | HYUNDAI-KIA; Hyundai Kia; Mobis; HYUNDAI | Hyundai, Kia
VAG | Германия | Volkswagen; VW; VAG Group; Audi/VW | Volkswagen, Skoda, Audi
Nissan | Япония | NISSAN; Ниссан; Infiniti | Nissan
Renault | Франция | RENAULT; Рено; Renault Nissan | Renault
LADA | Россия | Lada; АвтоВАЗ; ВАЗ; Лада | LADA
Ford | США | FORD; Форд; Motorcraft | Ford
General Motors | США | GM; Opel; Chevrolet; ACDelco | Chevrolet, Opel
Mazda | Япония | MAZDA; Мазда | Mazda
Mitsubishi | Япония | MITSUBISHI; Мицубиси | Mitsubishi
Honda | Япония | HONDA; Хонда | Honda
Subaru | Япония | SUBARU; Субару | Subaru
BMW | Германия | Bmw; БМВ | BMW
Mercedes-Benz | Германия | MERCEDES-BENZ; Mercedes; MB; Мерседес | Mercedes-Benz
Volvo | Швеция | VOLVO; Вольво | Volvo
Citroën/Peugeot | Франция | Peugeot; Citroen; PSA; CITROEN/PEUGEOT | Peugeot, Citroën
Suzuki | Япония | SUZUKI; Сузуки | Suzuki
Land Rover | Великобритания | LAND ROVER; LandRover | Land Rover
Chery | Китай | CHERY; Чери | Chery
Haval | Китай | HAVAL; Great Wall; Хавал | Haval
Geely | Китай | GEELY; Джили | Geely
УАЗ | Россия | UAZ; Уаз | УАЗ
ГАЗ | Россия | GAZ; Газ | ГАЗ
`
