import type { FittedKind, Properties } from '@/gateway/demo/kinds/kind'
import { oneOf, range } from '@/gateway/demo/kinds/kind'
import { frontRear, leftRight } from '@/gateway/demo/kinds/variants'
import { createRandom } from '@/gateway/demo/random'
import type { DemoVehicle } from '@/gateway/demo/vehicles'

const HEADLIGHTS: readonly Properties[] = [
  { tip_fary: 'Отражатель', cokol: 'H4' },
  { tip_fary: 'Отражатель', cokol: 'H7/H1' },
  { tip_fary: 'Линзованная', cokol: 'H7/H1' },
  { tip_fary: 'Линзованная', cokol: 'H7/H7' },
  { tip_fary: 'Светодиодная', cokol: 'LED' },
]
const TAIL_LIGHTS: readonly Properties[] = [{ tip_fary: 'Ламповый' }, { tip_fary: 'Светодиодный' }]
const FOG_LIGHTS: readonly Properties[] = ['H11', 'H8', 'PSX24W', 'LED'].map((cokol) => ({ cokol }))

/** Both sides of a car have one kind of light. */
function lightOf(what: string, vehicles: readonly DemoVehicle[], kinds: readonly Properties[]): Properties {
  const [car] = vehicles
  return createRandom(what, car?.make ?? '', car?.model ?? '').pick(kinds)
}

export const BODY_KINDS: readonly FittedKind[] = [
  {
    family: 'cabf',
    isServicePart: true,
    weight: 30,
    price: [380, 1500],
    picture: 'cabin-filter',
    plural: 'салонных фильтров',
    fit: 'platform',
    noun: 'Фильтр салона',
    variants: [
      { title: '', properties: { ugolnyy: 'Нет' } },
      { title: 'угольный', properties: { ugolnyy: 'Да' }, picture: 'cabin-filter-carbon' },
    ],
    measures: { dlina_mm: range(178, 320), shirina_mm: range(120, 248), vysota_mm: range(17, 42) },
  },
  {
    family: 'headl',
    weight: 10,
    price: [6200, 24_000],
    picture: 'headlight',
    plural: 'фар',
    fit: 'platform',
    noun: 'Фара',
    variants: leftRight('левая', 'правая'),
    measures: { korrektor: oneOf('Электрический', 'Без корректора') },
    given: (vehicles) => lightOf('headlight', vehicles, HEADLIGHTS),
  },
  {
    family: 'tail',
    weight: 8,
    price: [2600, 9800],
    picture: 'tail-light',
    plural: 'задних фонарей',
    fit: 'platform',
    noun: 'Фонарь задний',
    variants: leftRight('левый', 'правый'),
    measures: { konstrukciya: oneOf('Внешний', 'Внутренний') },
    given: (vehicles) => lightOf('tail light', vehicles, TAIL_LIGHTS),
  },
  {
    family: 'fog',
    weight: 6,
    price: [1200, 5200],
    picture: 'fog-light',
    plural: 'противотуманных фар',
    fit: 'platform',
    noun: 'Фара противотуманная',
    variants: leftRight('левая', 'правая'),
    given: (vehicles) => lightOf('fog light', vehicles, FOG_LIGHTS),
  },
  {
    family: 'fender',
    weight: 6,
    price: [3800, 13_000],
    picture: 'fender',
    plural: 'крыльев',
    fit: 'platform',
    noun: 'Крыло переднее',
    variants: leftRight('левое', 'правое'),
    own: { material: oneOf('Сталь', 'Пластик'), pokrytie: oneOf('Грунт', 'Катафорез') },
  },
  {
    family: 'bumper',
    weight: 6,
    price: [5200, 19_500],
    picture: 'bumper',
    plural: 'бамперов',
    fit: 'platform',
    noun: 'Бампер',
    variants: frontRear('передний', 'задний'),
    own: { pokrytie: oneOf('Грунт', 'Под окраску') },
  },
  {
    family: 'mirror',
    weight: 7,
    price: [3200, 13_800],
    picture: 'mirror',
    plural: 'зеркал',
    fit: 'platform',
    noun: 'Зеркало наружное',
    variants: leftRight('левое', 'правое'),
    measures: {
      privod_zerkala: oneOf('Электрическая', 'Механическая', 'Электрическая со складыванием'),
      podogrev: oneOf('Есть', 'Есть', 'Нет'),
    },
  },
  {
    family: 'mat',
    weight: 12,
    price: [1500, 4900],
    picture: 'mat',
    plural: 'ковриков',
    fit: 'platform',
    noun: 'Коврики',
    variants: [
      { title: 'в салон', properties: { komplektaciya: 'В салон' } },
      { title: 'в багажник', properties: { komplektaciya: 'В багажник' }, picture: 'mat-trunk' },
    ],
    own: { material_kovrika: oneOf('Резина', 'Полиуретан', 'EVA', 'Текстиль') },
  },
  {
    family: 'cover',
    weight: 6,
    price: [2900, 9800],
    picture: 'seat-cover',
    plural: 'чехлов',
    fit: 'platform',
    noun: 'Чехлы на сиденья',
    variants: [{ title: 'комплект' }],
    own: { material_chehla: oneOf('Экокожа', 'Жаккард', 'Велюр', 'Алькантара') },
  },
  {
    family: 'defl',
    weight: 6,
    price: [1200, 3900],
    picture: 'deflector',
    plural: 'дефлекторов',
    fit: 'platform',
    noun: 'Дефлектор',
    variants: [
      { title: 'окон, 4 шт.', properties: { komplektaciya: 'На боковые окна' } },
      { title: 'капота', properties: { komplektaciya: 'На капот' } },
    ],
  },
]
