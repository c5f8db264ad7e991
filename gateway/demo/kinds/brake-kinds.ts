import { discsOf, drumsOf, parkingDrumOf, pistonOf, type Axle } from '@/gateway/demo/brake-sizes'
import { anyCar, boltsOf } from '@/gateway/demo/car-facts'
import type { FittedKind, Variant } from '@/gateway/demo/kinds/kind'
import { oneOf, range } from '@/gateway/demo/kinds/kind'
import { frontRear, LEFT_RIGHT_FRONT } from '@/gateway/demo/kinds/variants'
import type { DemoVehicle } from '@/gateway/demo/vehicles'

/** Front brakes wear out sooner. */
const REAR_DEMAND = 0.7
const PARKING_SHOES = 'стояночного тормоза'

const axleOf = ({ properties }: Variant): Axle => (properties?.['os'] === 'Задняя' ? 'rear' : 'front')
const onlyWithDiscs: FittedKind['allows'] = (vehicles, variant) =>
  discsOf(vehicles, axleOf(variant)).length > 0
const givenPiston: FittedKind['given'] = (vehicles, variant) => ({
  diametr_porshnya_mm: pistonOf(vehicles, axleOf(variant)),
})
const givenDrum = (vehicles: readonly DemoVehicle[]) => ({
  diametr_barabana_mm: String(drumsOf(vehicles)[0]),
})

export const BRAKE_KINDS: readonly FittedKind[] = [
  {
    family: 'pads',
    isServicePart: true,
    weight: 56,
    price: [1700, 5200],
    picture: 'brake-pads',
    plural: 'тормозных колодок',
    fit: 'platform',
    noun: 'Колодки тормозные дисковые',
    allows: onlyWithDiscs,
    variants: frontRear('передние', 'задние', REAR_DEMAND),
    measures: {
      shirina_mm: range(95, 165, 0.1),
      vysota_mm: range(40, 76, 0.1),
      tolshchina_mm: range(14, 20, 0.1),
      tormoznaya_sistema_tip: oneOf('ATE', 'TRW', 'Bosch', 'Akebono', 'Mando', 'Sumitomo'),
    },
    own: { datchik_iznosa: oneOf('Звуковой', 'Звуковой', 'Электрический', 'Нет') },
  },
  {
    family: 'disc',
    weight: 44,
    price: [2300, 6800],
    pack: 2,
    picture: 'brake-disc',
    plural: 'тормозных дисков',
    fit: 'platform',
    noun: 'Диск тормозной',
    allows: onlyWithDiscs,
    given: (vehicles, variant, random) => ({
      kolichestvo_otverstiy: boltsOf(vehicles),
      diametr_diska_mm: random.pick(discsOf(vehicles, axleOf(variant))),
    }),
    variants: [
      {
        title: 'передний вентилируемый',
        properties: { os: 'Передняя', ventiliruemyy: 'Да' },
        measures: { tolshchina_mm: range(20, 30) },
      },
      {
        title: 'задний',
        demand: REAR_DEMAND,
        properties: { os: 'Задняя', ventiliruemyy: 'Нет' },
        measures: { tolshchina_mm: range(8, 12) },
        picture: 'brake-disc-solid',
      },
    ],
    measures: { vysota_mm: range(34, 58, 0.1) },
    own: { pokrytie: oneOf('Антикоррозийное', 'Без покрытия') },
  },
  {
    family: 'cal',
    weight: 8,
    price: [5200, 15_500],
    picture: 'caliper',
    plural: 'тормозных суппортов',
    fit: 'platform',
    noun: 'Суппорт тормозной',
    allows: onlyWithDiscs,
    variants: [
      ...LEFT_RIGHT_FRONT,
      { title: 'задний левый', properties: { os: 'Задняя', storona: 'Левая' }, pair: 'rear' },
      { title: 'задний правый', properties: { os: 'Задняя', storona: 'Правая' }, pair: 'rear' },
    ],
    given: givenPiston,
  },
  {
    family: 'calkit',
    weight: 7,
    price: [380, 1900],
    picture: 'repair-kit',
    plural: 'ремкомплектов суппорта',
    fit: 'platform',
    noun: 'Ремкомплект суппорта',
    allows: onlyWithDiscs,
    variants: frontRear('переднего', 'заднего'),
    given: givenPiston,
  },
  {
    family: 'shoe',
    weight: 14,
    price: [1600, 4200],
    picture: 'brake-shoes',
    plural: 'барабанных колодок',
    fit: 'platform',
    noun: 'Колодки тормозные барабанные',
    // Cars with discs behind have shoes of the parking brake inside them.
    allows: (vehicles, { title }) =>
      (title === PARKING_SHOES ? discsOf(vehicles, 'rear') : drumsOf(vehicles)).length > 0,
    given: (vehicles, { title }) =>
      title === PARKING_SHOES
        ? { diametr_barabana_mm: String(parkingDrumOf(vehicles)) }
        : givenDrum(vehicles),
    variants: [
      { title: 'задние', properties: { os: 'Задняя' }, demand: 0.6 },
      { title: PARKING_SHOES, properties: { os: 'Задняя' }, demand: 0.2 },
    ],
    measures: { shirina_mm: range(26, 56) },
  },
  {
    family: 'drum',
    weight: 6,
    price: [2200, 5200],
    picture: 'brake-drum',
    plural: 'тормозных барабанов',
    fit: 'platform',
    noun: 'Барабан тормозной',
    allows: (vehicles) => drumsOf(vehicles).length > 0,
    given: (vehicles) => ({ kolichestvo_otverstiy: boltsOf(vehicles), ...givenDrum(vehicles) }),
    variants: [{ title: 'задний', properties: { os: 'Задняя' } }],
  },
  {
    family: 'hose',
    weight: 9,
    price: [520, 1900],
    picture: 'brake-hose',
    plural: 'тормозных шлангов',
    fit: 'platform',
    noun: 'Шланг тормозной',
    variants: frontRear('передний', 'задний'),
    measures: { dlina_mm: range(180, 680, 5), rezba: oneOf('M10×1', 'M10×1.25', 'F10×1') },
  },
  {
    family: 'mcyl',
    weight: 5,
    price: [2600, 8900],
    picture: 'master-cylinder',
    plural: 'главных тормозных цилиндров',
    fit: 'platform',
    noun: 'Цилиндр тормозной главный',
    measures: { diametr_porshnya_mm: oneOf('20.6', '22.2', '23.8', '25.4') },
  },
  {
    family: 'abs',
    weight: 9,
    price: [900, 4200],
    picture: 'sensor',
    plural: 'датчиков ABS',
    fit: 'platform',
    noun: 'Датчик ABS',
    allows: (vehicles) => !anyCar('withoutAbs', vehicles),
    variants: [...LEFT_RIGHT_FRONT, { title: 'задний', properties: { os: 'Задняя' } }],
    measures: { dlina_kabelya_mm: range(420, 1350, 10), kolichestvo_kontaktov: oneOf('2') },
  },
]
