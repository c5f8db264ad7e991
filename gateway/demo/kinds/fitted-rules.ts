import { discsOf, drumsOf, parkingDrumOf, pistonOf, type Axle } from '@/gateway/demo/products/brake-sizes'
import { anyCar, anyEngine, boltsOf } from '@/gateway/demo/products/car-facts'
import { asData } from '@/gateway/demo/as-data'
import kinds from '@/gateway/demo/data/kinds.json' with { type: 'json' }
import type { FittedRules, Properties, Variant } from '@/gateway/demo/kinds/kind'
import { createRandom } from '@/gateway/demo/products/random'
import type { DemoVehicle } from '@/gateway/demo/products/vehicles'

const PARKING_SHOES = 'стояночного тормоза'
const HEADLIGHTS: readonly Properties[] = [
  { tip_fary: 'Отражатель', cokol: 'H4' },
  { tip_fary: 'Отражатель', cokol: 'H7/H1' },
  { tip_fary: 'Линзованная', cokol: 'H7/H1' },
  { tip_fary: 'Линзованная', cokol: 'H7/H7' },
  { tip_fary: 'Светодиодная', cokol: 'LED' },
]
const TAIL_LIGHTS: readonly Properties[] = [{ tip_fary: 'Ламповый' }, { tip_fary: 'Светодиодный' }]
const FOG_LIGHTS: readonly Properties[] = ['H11', 'H8', 'PSX24W', 'LED'].map((cokol) => ({ cokol }))
/** NGK and Denso name the metal of the electrode in the number. */
const METALS: readonly [RegExp, string][] = [
  [/^(?:IFR|ILZKR|LFR\d+AIX|IK|SK|VXU)/, 'Иридий'],
  [/^(?:PFR|LZKAR\d+AP)/, 'Платина'],
  [/^(?:BKR|BPR|BCPR|DCPR|LZKR|K\d+(?:PR|TT)|Q\d+(?:PR|R)|W\d+EPR)/, 'Никель'],
]
const PLUGS = asData<readonly { family: string; variants?: readonly Variant[] }[]>(kinds).find(
  ({ family }) => family === 'plug',
)

const axleOf = ({ properties }: Variant): Axle => (properties?.['os'] === 'Задняя' ? 'rear' : 'front')
const onlyWithDiscs: FittedRules['allows'] = (vehicles, variant) =>
  discsOf(vehicles, axleOf(variant)).length > 0
const givenPiston: FittedRules['given'] = (vehicles, variant) => ({
  diametr_porshnya_mm: pistonOf(vehicles, axleOf(variant)),
})
const givenDrum = (vehicles: readonly DemoVehicle[]) => ({
  diametr_barabana_mm: String(drumsOf(vehicles)[0]),
})
const onlyWithBelt: FittedRules['allows'] = (vehicles) => anyEngine('timingBelt', vehicles)
const onlyWithManual: FittedRules['allows'] = (vehicles) => !anyCar('noManual', vehicles)
const onlyWithFrontDrive: FittedRules['allows'] = (vehicles) => !anyCar('rearDrive', vehicles)

/** Both sides of a car have one kind of light. */
function lightOf(what: string, vehicles: readonly DemoVehicle[], lights: readonly Properties[]): Properties {
  const [car] = vehicles
  return createRandom(what, car?.make ?? '', car?.model ?? '').pick(lights)
}

/** An engine has one kind of well for its plugs: thread, spanner and reach go together. */
function plugOf(vehicles: readonly DemoVehicle[]): Variant {
  return createRandom('plug well', vehicles[0]?.engine ?? '').pick(PLUGS?.variants ?? [])
}

function metalOf(article: string): Properties {
  const [, metal] = METALS.find(([number]) => number.test(article)) ?? []
  return metal === undefined ? {} : { material_elektroda: metal }
}

/** What a kind of part depends on, by its family. */
export const FITTED_RULES: Readonly<Record<string, FittedRules>> = {
  oilf: {
    allows: (vehicles, { properties }) =>
      (properties?.['tip_filtra'] === 'Картридж') === anyEngine('cartridgeFilter', vehicles),
  },
  airf: {
    allows: (vehicles, { properties }) =>
      (properties?.['forma_filtra'] === 'Цилиндрический') === anyCar('roundAirFilters', vehicles),
  },
  // Pumps of diesels stand at the engine: nothing hangs in the tank.
  fuelf: { allows: (vehicles, { title }) => title === '' || vehicles.every(({ fuel }) => fuel === 'Б') },
  tbelt: { allows: onlyWithBelt },
  tkit: { allows: onlyWithBelt },
  pbelt: {
    sizeWords: ({ kolichestvo_ruchev, dlina_remnya_mm }) => `${kolichestvo_ruchev}PK${dlina_remnya_mm}`,
  },
  roll: { allows: (vehicles, { title }) => !title.endsWith('ГРМ') || anyEngine('timingBelt', vehicles) },
  rad: {
    allows: (vehicles, { properties }) =>
      !anyCar(properties?.['tip_kpp'] === 'Механическая' ? 'noManual' : 'noAutomatic', vehicles),
  },
  cond: { allows: (vehicles) => !anyCar('withoutConditioner', vehicles) },
  clutch: { allows: onlyWithManual },
  relb: { allows: onlyWithManual },
  atff: { allows: (vehicles) => !anyCar('noAutomatic', vehicles) },
  plug: { allows: (vehicles, variant) => variant === plugOf(vehicles), described: metalOf },
  // Owners of these cars compare pads with the ones they took off.
  pads: { allows: onlyWithDiscs, isDrawn: (vehicles) => !anyCar('unmeasuredPads', vehicles) },
  disc: {
    allows: onlyWithDiscs,
    given: (vehicles, variant, random) => ({
      kolichestvo_otverstiy: boltsOf(vehicles),
      diametr_diska_mm: random.pick(discsOf(vehicles, axleOf(variant))),
    }),
  },
  cal: { allows: onlyWithDiscs, given: givenPiston },
  calkit: { allows: onlyWithDiscs, given: givenPiston },
  shoe: {
    // Cars with discs behind have shoes of the parking brake inside them.
    allows: (vehicles, { title }) =>
      (title === PARKING_SHOES ? discsOf(vehicles, 'rear') : drumsOf(vehicles)).length > 0,
    given: (vehicles, { title }) =>
      title === PARKING_SHOES
        ? { diametr_barabana_mm: String(parkingDrumOf(vehicles)) }
        : givenDrum(vehicles),
  },
  drum: {
    allows: (vehicles) => drumsOf(vehicles).length > 0,
    given: (vehicles) => ({ kolichestvo_otverstiy: boltsOf(vehicles), ...givenDrum(vehicles) }),
  },
  abs: { allows: (vehicles) => !anyCar('withoutAbs', vehicles) },
  ball: {
    allows: (vehicles, { title }) => title !== 'передняя верхняя' || anyCar('upperBallJoints', vehicles),
  },
  rack: {
    allows: (vehicles, { properties }) =>
      !anyCar('steeringBox', vehicles) &&
      (properties?.['konstrukciya'] === 'Электроусилитель') === anyCar('electricSteering', vehicles),
  },
  gur: { allows: (vehicles) => !anyCar('electricSteering', vehicles) },
  cv: { allows: onlyWithFrontDrive },
  cvb: { allows: onlyWithFrontDrive },
  headl: { given: (vehicles) => lightOf('headlight', vehicles, HEADLIGHTS) },
  tail: { given: (vehicles) => lightOf('tail light', vehicles, TAIL_LIGHTS) },
  fog: { given: (vehicles) => lightOf('fog light', vehicles, FOG_LIGHTS) },
}
