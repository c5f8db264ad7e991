import { isRear, title, type TradeGoods, type TradeRule } from '@/gateway/demo/testing/trade-rule'

const DRUMS_BEHIND =
  /Priora|Granta|Kalina|Largus|XRAY|Vesta|4x4|Niva|LADA 2110|Logan|Sandero|Duster|Nexia|Matiz|Patriot|Хантер|ГАЗель|Polo V|Rapid|Corsa|Fiesta|Accent|Almera III/
const DISCS_BEHIND =
  /BMW|Mercedes|Audi|Camry|RAV4|Land Cruiser|Lexus|Volvo|Outlander|Octavia|Passat|Tiguan|CX-5|Mondeo/
const CHAIN =
  /G4F[ACGJ]|G4LC|G4N[AB]|G4K[DEJ]|HR16DE|MR20D|QR25|H4M|1ZR|2ZR|3ZR|2AR|2AZ|2GR|CFNA|CAXA|CDAB|A14NET|Z14XEP|R20A|R18A|4B1[0-2]|PE-VPS|N52B30|M271|ЗМЗ-40905/
const DIESEL =
  /K9K|D4HA|D4HB|D4EB|R9M|M9R|CKFC|CBAB|BXE|CAAC|CAGA|CANA|CJMA|AXD|1KD-FTV|1GD-FTV|1VD-FTV|2AD-FTV|QXBA|P8FA|H9FA|Z13DTH|N47D20|N57D30|OM651|OM642|DV6|4HU|D5244T|DW12|TDV6|4M41|4D56|YD25DDTI|ISF2\.8|ЗМЗ-51432/
const CARTRIDGE =
  /[12]ZR-F|3ZR-F|2GR-FE|N52B30|N46B20|N47D20|M271|OM651|OM642|EP6|DV6|A14NET|Z1[68]XER|D4HA|D4HB|CAGA|CBAB/
const SCREWED_ON = /ВАЗ-|G4F[ACG]|K7[JM]|K4M|HR16DE|MR20DE|A15SMS|F16D3|CFNA|R20A|EJ2|QG1[58]|4G18/

const KNOWN_DISCS = [
  { car: /передний.*Camry XV50/, sizes: [296, 328] },
  { car: /передний.*Solaris I,/, sizes: [256] },
  { car: /передний.*Daewoo Matiz/, sizes: [234] },
  { car: /передний.*Octavia A7/, sizes: [288, 312] },
  { car: /задний.*Camry XV40/, sizes: [281] },
  { car: /задний.*Focus III/, sizes: [271] },
]
const knownDisc = ({ row }: TradeGoods) => KNOWN_DISCS.find(({ car }) => car.test(row.title))

/** What dealers know of cars; the lists are the checker's own. */
export const CAR_RULES: readonly TradeRule[] = [
  {
    name: 'pads of the most sold cars have no size that was made up',
    families: 'pads',
    when: title(/Solaris|Rio|Granta|Vesta|Creta|Camry|Jolion|Priora|Polo|Logan|Duster/),
    holds: (goods) => goods.of('shirina_mm') === '',
  },
  {
    name: 'no rear disc pads where drums are',
    families: 'pads',
    when: title(DRUMS_BEHIND),
    holds: (goods) => !isRear(goods),
  },
  {
    name: 'no rear brake discs where drums are',
    families: 'disc',
    when: title(DRUMS_BEHIND),
    holds: (goods) => !isRear(goods),
  },
  {
    name: 'no rear calipers where drums are',
    families: 'cal calkit',
    when: title(DRUMS_BEHIND),
    holds: (goods) => !isRear(goods),
  },
  { name: 'no drums behind discs', families: 'drum', holds: (goods) => !DISCS_BEHIND.test(goods.row.title) },
  {
    name: 'shoes of cars with discs are those of the parking brake',
    families: 'shoe',
    when: title(DISCS_BEHIND),
    holds: title(/стояночного/),
  },
  { name: 'drums and shoes stand behind', families: 'drum shoe', holds: isRear },
  {
    name: 'rear discs are solid, front ones vented',
    families: 'disc',
    holds: (goods) => (goods.of('ventiliruemyy') === 'Нет') === isRear(goods),
  },
  {
    name: 'a vented disc is thick, a solid one thin',
    families: 'disc',
    holds: (goods) => Number(goods.of('tolshchina_mm')) >= 18 === (goods.of('ventiliruemyy') === 'Да'),
  },
  {
    name: 'brake discs are of the size that the car has',
    families: 'disc',
    when: (goods) => knownDisc(goods) !== undefined,
    holds: (goods) => knownDisc(goods)?.sizes.includes(Number(goods.of('diametr_diska_mm'))) ?? false,
  },
  {
    name: 'drums and the shoes in them have one diameter',
    families: 'drum shoe',
    when: title(/(?:Барабан|барабанные задние).*(?:LADA Granta|Chevrolet Niva|Volkswagen Polo)/),
    holds: (goods) =>
      goods.of('diametr_barabana_mm') === (goods.row.title.includes('Chevrolet Niva') ? '250' : '200'),
  },
  {
    name: 'shoes of the parking brake lie in a small drum',
    families: 'shoe',
    when: title(/стояночного/),
    holds: (goods) => Number(goods.of('diametr_barabana_mm')) <= 210,
  },
  {
    name: 'pistons in front are larger than behind',
    families: 'cal calkit',
    holds: (goods) => Number(goods.of('diametr_porshnya_mm')) >= 48 === !isRear(goods),
  },
  {
    name: 'numbers of condensers are no numbers of radiators',
    families: 'rad',
    holds: (goods) => !/^(?:LRAC|8F[CK])/.test(goods.row.article),
  },
  {
    name: 'a ribbed belt says its ribs and length',
    families: 'pbelt',
    holds: (goods) =>
      goods.row.title.includes(`${goods.of('kolichestvo_ruchev')}PK${goods.of('dlina_remnya_mm')}`),
  },
  {
    name: 'LADA hubs have four bolts',
    families: 'disc drum',
    when: title(/LADA (?:Vesta|Granta|Priora)/),
    holds: (goods) => goods.of('kolichestvo_otverstiy') === '4',
  },
  {
    name: 'Prado and Pajero hubs have six bolts',
    families: 'disc drum',
    when: title(/Prado|Pajero/),
    holds: (goods) => goods.of('kolichestvo_otverstiy') === '6',
  },
  {
    name: 'Camry and Octavia hubs have five bolts',
    families: 'disc',
    when: title(/Camry|Octavia/),
    holds: (goods) => goods.of('kolichestvo_otverstiy') === '5',
  },
  {
    name: 'no ABS sensors for cars without ABS',
    families: 'abs',
    holds: (goods) => !/LADA 2110|4x4|Nexia|Matiz/.test(goods.row.title),
  },
  {
    name: 'no timing belts for chains',
    families: 'tbelt tkit',
    holds: (goods) => !CHAIN.test(goods.row.title),
  },
  {
    name: 'no rollers of a timing belt for chains',
    families: 'roll',
    when: title(/ремня ГРМ/),
    holds: (goods) => !CHAIN.test(goods.row.title),
  },
  {
    name: 'no spark plugs for diesels',
    families: 'plug coil',
    holds: (goods) => !DIESEL.test(goods.row.title),
  },
  { name: 'glow plugs are for diesels', families: 'glow', holds: title(DIESEL) },
  {
    name: 'no filters in the tank of diesels',
    families: 'fuelf',
    when: title(/погружной/),
    holds: (goods) => !DIESEL.test(goods.row.title),
  },
  {
    name: 'a thread only on filters that are screwed on',
    families: 'oilf',
    holds: (goods) => (goods.of('rezba') !== '') === (goods.of('tip_filtra') === 'Накручиваемый'),
  },
  {
    name: 'a bypass valve only in filters that are screwed on',
    families: 'oilf',
    when: (goods) => goods.of('tip_filtra') === 'Картридж',
    holds: (goods) => goods.of('perepusknoy_klapan') === '',
  },
  {
    name: 'engines with a cup take cartridges',
    families: 'oilf',
    when: title(CARTRIDGE),
    holds: (goods) => goods.of('tip_filtra') === 'Картридж',
  },
  {
    name: 'engines with a stud take filters that are screwed on',
    families: 'oilf',
    when: title(SCREWED_ON),
    holds: (goods) => goods.of('tip_filtra') === 'Накручиваемый',
  },
  {
    name: 'air filters of passenger cars are panels',
    families: 'airf',
    when: title(/Solaris|Vesta|Camry|Octavia|Focus/),
    holds: (goods) => goods.of('forma_filtra') === 'Панельный',
  },
  {
    name: 'no radiators of automatics for cars without them',
    families: 'rad atff',
    when: (goods) => goods.family === 'atff' || goods.of('tip_kpp') === 'Автоматическая',
    holds: (goods) => !/Priora|4x4|Nexia|ГАЗель|Хантер/.test(goods.row.title),
  },
  {
    name: 'no clutches for automatics',
    families: 'clutch relb',
    holds: (goods) => !/Lexus|Camry XV70|Highlander|Audi Q7|BMW X[56]|Volvo XC90/.test(goods.row.title),
  },
  {
    name: 'no constant velocity joints in front of rear drive',
    families: 'cv cvb',
    holds: (goods) => !/BMW 5|BMW 1|Mercedes-Benz [CE] |Sprinter|ГАЗель/.test(goods.row.title),
  },
  {
    name: 'no racks where a steering box is',
    families: 'rack',
    holds: (goods) => !/4x4|Chevrolet Niva|УАЗ|Соболь|ГАЗель Бизнес/.test(goods.row.title),
  },
  {
    name: 'racks have the help that the car has',
    families: 'rack',
    when: title(/Vesta|Granta|Golf|Qashqai|Corolla|CX-5/),
    holds: (goods) => goods.of('konstrukciya') === 'Электроусилитель',
  },
  {
    name: 'no power steering pumps for electric steering',
    families: 'gur',
    holds: (goods) => !/Vesta|Granta|Golf|Octavia|Qashqai|Corolla|CX-5|Ceed/.test(goods.row.title),
  },
  {
    name: 'no upper ball joints for struts',
    families: 'ball',
    when: title(/верхняя/),
    holds: (goods) => !/Solaris|Rio|Logan|Octavia|Camry|Focus|Vesta|Granta|Qashqai/.test(goods.row.title),
  },
  {
    name: 'parts for an axle name it',
    families: 'pads disc shock spring link sbush',
    holds: (goods) => /Передняя|Задняя/.test(goods.of('os')),
  },
  {
    name: 'a title says the side that the properties say',
    when: (goods) => goods.of('storona') !== '',
    holds: (goods) => new RegExp(goods.of('storona').slice(0, 3), 'iu').test(goods.row.title),
  },
  {
    name: 'thread, spanner and reach of a plug go together',
    families: 'plug',
    holds: (goods) => (goods.of('rezba') === 'M12×1.25') === (goods.of('klyuch_mm') === '14'),
  },
  {
    name: 'wide spanners are for short plugs',
    families: 'plug',
    when: (goods) => goods.of('klyuch_mm') === '21',
    holds: (goods) => goods.of('dlina_rezby_mm') === '19',
  },
]
