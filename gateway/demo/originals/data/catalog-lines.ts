/** Makers' catalogues: code | make | title | WMI of the example, whether a frame number is asked for. Those with models are full. */
export const CATALOG_LINES = `
LADA | LADA
HYUNDAI | Hyundai
KIA | Kia
TOYOTA | Toyota
NISSAN | Nissan
VW | Volkswagen
SKODA | Skoda
HAVAL | Haval
AUDI | Audi
BMW | BMW
CHERY | Chery
CHEVROLET | Chevrolet
CITROEN | Citroën
DAEWOO | Daewoo
FORD | Ford
GAZ | ГАЗ
GEELY | Geely
HONDA | Honda
LANDROVER | Land Rover
LEXUS | Lexus
MAZDA | Mazda
MERCEDES | Mercedes-Benz
MITSUBISHI | Mitsubishi
OPEL | Opel
PEUGEOT | Peugeot
RENAULT | Renault
SUBARU | Subaru
SUZUKI | Suzuki
UAZ | УАЗ
VOLVO | Volvo
EXEED | Exeed
CHANGAN | Changan
JAC | JAC
`

/**
 * Models of the full catalogues: catalogue | model of the vehicle catalogue | signs of the model in the maker's numbers | rear
 * brakes | WMI | frames as `engine code frame`. What a number holds of the model stands in place of `$`.
 */
export const CATALOG_MODELS = `
LADA | Vesta I | 8450 | drum | XTA | ВАЗ-21129 GFL11; ВАЗ-21179 GFL13
LADA | Granta I | 2190 | drum | XTA | ВАЗ-21116 21901; ВАЗ-21127 21902
LADA | Priora I | 2170 | drum | XTA | ВАЗ-21126 21703; ВАЗ-21127 21704
HYUNDAI | Solaris I (RB) | 4L | drum | Z94 | G4FA CT41B; G4FC CT41D
HYUNDAI | Solaris II (HCR) | H5 | disc | Z94 | G4LC K241B; G4FG K241C
HYUNDAI | Creta I (GS) | M0 | disc | Z94 | G4FG G2811; G4NA G3811
KIA | Rio III (QB) | 4X | drum | XWE | G4FA DN41B; G4FC DN41C
KIA | Ceed II (JD) | A2 | disc | XWE | G4FA HM81A; G4FG HN81A
KIA | Sportage IV (QL) | D3 | disc | XWE | G4NA PC81A; G4KJ PC81D
TOYOTA | Camry XV50 | 33 | disc | XW7 | 6AR-FSE ASV51; 2AR-FE ASV50; 2GR-FE GSV50
TOYOTA | RAV4 IV (XA40) | 42 | disc | JTM | 3ZR-FE ZSA44; 2AR-FE ASA44; 2AD-FTV ALA49
TOYOTA | Corolla X (E150) | 12 | disc | JTN | 1NR-FE NRE150; 1ZR-FE ZRE151; 2ZR-FE ZRE152
NISSAN | Qashqai I (J10) | JD | disc | SJN | HR16DE NJ10; MR20DE JJ10
NISSAN | X-Trail II (T31) | JG | disc | Z8N | MR20DE NT31; QR25DE TNT31; M9R DNT31
NISSAN | Terrano III | 18 | drum | Z8N | K4M HSKD10; H4M HSHD10; F4R HSFD10
VW | Polo V (седан) | 6RU | drum | XW8 | CFNA 612; CWVA 614
VW | Golf VII | 5G0 | disc | WVW | CHPA AU1; CWVA AU2
VW | Jetta V | 1K5 | disc | WVW | BSE 1K1; CAXA 1K2; BVY 1K3
SKODA | Octavia A7 | 5E0 | disc | TMB | CHPA NE1; CWVA NE2; CJSA NE3
SKODA | Octavia A5 | 1Z0 | disc | TMB | CAXA 1Z1; BSE 1Z2; CDAB 1Z3
SKODA | Rapid I | 5JA | drum | XW8 | CFNA NH1; CWVA NH2
HAVAL | Jolion I | XST | disc | XZG | GW4G15K FF182; GW4C20 FF282
HAVAL | F7 I | XKZ | disc | XZG | GW4B15 FF186; GW4C20 FF286
HAVAL | H6 II | XKV | disc | LGW | GW4B15 EF4A5; GW4C20 EF4B5
`

/** Groups of a catalogue: code | parent | title. */
export const GROUP_LINES = `
engine | | Двигатель
engine-block | engine | Кривошипно-шатунный механизм
engine-head | engine | Головка блока и газораспределение
engine-oil | engine | Система смазки
engine-mounts | engine | Подвеска двигателя
engine-drive | engine | Привод вспомогательных агрегатов
cooling | | Система охлаждения
supply | | Питание и выпуск
supply-fuel | supply | Топливная система
supply-air | supply | Впуск воздуха
supply-exhaust | supply | Выпуск отработавших газов
transmission | | Сцепление и трансмиссия
clutch | transmission | Сцепление
gearbox | transmission | Механическая коробка передач
automatic | transmission | Автоматическая коробка передач
axle | | Ходовая часть
axle-front | axle | Передняя подвеска и привод
axle-rear | axle | Задняя подвеска и привод
axle-wheels | axle | Колёса и шины
steering | | Рулевое управление
brakes | | Тормозная система
brakes-wheel | brakes | Тормозные механизмы
brakes-drive | brakes | Привод тормозов и ABS
electrics | | Электрооборудование
electrics-power | electrics | Пуск и зарядка
electrics-ignition | electrics | Зажигание и управление двигателем
electrics-light | electrics | Освещение и сигнализация
electrics-other | electrics | Стеклоочистители и приборы
climate | | Отопление и кондиционер
body | | Кузов
body-front | body | Передок кузова и бамперы
body-doors | body | Двери и крышка багажника
body-glass | body | Стёкла и зеркала
interior | | Салон
interior-seats | interior | Сиденья и ремни безопасности
interior-trim | interior | Панель приборов и отделка
`

/** Quick groups: code | title | families of goods. */
export const QUICK_LINES = `
filters | Фильтры | oilf airf cabf fuelf atff
pads | Колодки | pads shoe
discs | Тормозные диски и барабаны | disc drum
plugs | Свечи и катушки | plug coil glow
shocks | Амортизаторы и пружины | shock spring mount dust
arms | Рычаги, шаровые, сайлентблоки | arm ball bush
stabilizer | Стойки и втулки стабилизатора | link sbush
steering | Рулевые тяги и наконечники | tie rod rack
bearings | Ступичные подшипники | hubb
cv | ШРУСы и пыльники | cv cvb
belts | Ремни и ролики | tbelt tkit pbelt roll
cooling | Помпа, термостат, радиатор | wpump thermo rad
clutch | Сцепление | clutch relb
lamps | Фары и фонари | headl tail fog
starting | Стартер и генератор | starter altern
mounts | Опоры двигателя | emount
`
