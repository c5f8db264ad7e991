/** Vehicle makers' own parts: their articles are the OEM numbers of the make. title | makes */
export const ORIGINAL_BRANDS = `
Toyota | Toyota, Lexus
Hyundai/Kia | Hyundai, Kia
VAG | Volkswagen, Skoda, Audi
Nissan | Nissan
Renault | Renault
LADA | LADA
Ford | Ford
General Motors | Chevrolet, Opel
Mazda | Mazda
Mitsubishi | Mitsubishi
Honda | Honda
Subaru | Subaru
BMW | BMW
Mercedes-Benz | Mercedes-Benz
Volvo | Volvo
Citroën/Peugeot | Peugeot, Citroën
Suzuki | Suzuki
Land Rover | Land Rover
Chery | Chery
Haval | Haval
Geely | Geely
УАЗ | УАЗ
ГАЗ | ГАЗ
`
