import norms from '@/gateway/demo/data/car-norms.json' with { type: 'json' }
import works from '@/gateway/demo/data/service-works.json' with { type: 'json' }
import type { DemoCar } from '@/gateway/demo/cars/read-cars'
import type { VehicleWork } from '@/gateway/db/schema/vehicles'

/** The works of planned service, in the order in which a list of them reads; prices in rubles. */
export const SERVICE_WORKS = works.map((work, at) => ({ ...work, sequence: (at + 1) * 10 }))

const BELTS = new Set(norms.beltEngines)
const SHORT_OIL_MAKES = new Set([
  'УАЗ',
  'ГАЗ',
  'Chery',
  'Haval',
  'Geely',
  'Changan',
  'Lifan',
  'Subaru',
  'Toyota',
  'Lexus',
])
const BIG_ENGINE_CM3 = 2900
const HUGE_ENGINE_CM3 = 4100
const COOLANT_A_LITRE_OF_ENGINE = 2.2
const LEAST_COOLANT_LITRES = 5

function cylinders(volume: number) {
  if (volume >= HUGE_ENGINE_CM3) return 8
  if (volume >= BIG_ENGINE_CM3) return 6
  return volume < 1000 ? 3 : 4
}

/** Kilometres between replacements, and how much each takes. */
export function worksOf({ engine, model }: DemoCar): VehicleWork[] {
  const { volume, oil, fuel, code } = engine
  const common = [
    { code: 'cabin-filter', interval: 15_000, amount: 1 },
    { code: 'brake-fluid', interval: 45_000, amount: 1, note: 'или раз в два года' },
    {
      code: 'front-pads',
      interval: 45_000,
      amount: 1,
      note: 'по износу, проверка на каждом ТО',
      choice: { os: ['Передняя'] },
    },
  ]
  if (volume === 0) return common
  const isDiesel = fuel === 'дизель'
  const oilKilometres = isDiesel || SHORT_OIL_MAKES.has(model.make.title) ? 10_000 : 15_000
  const coolant = Math.max(LEAST_COOLANT_LITRES, Math.round((volume / 1000) * COOLANT_A_LITRE_OF_ENGINE + 2))
  return [
    { code: 'oil', interval: oilKilometres, amount: oil },
    { code: 'oil-filter', interval: oilKilometres, amount: 1 },
    { code: 'air-filter', interval: 30_000, amount: 1 },
    { code: 'fuel-filter', interval: isDiesel ? 30_000 : 60_000, amount: 1 },
    ...(isDiesel ? [] : [{ code: 'spark-plugs', interval: 30_000, amount: cylinders(volume) }]),
    { code: 'coolant', interval: 90_000, amount: coolant },
    { code: 'drive-belt', interval: 90_000, amount: 1 },
    ...(BELTS.has(code) ? [{ code: 'timing-kit', interval: 90_000, amount: 1 }] : []),
    ...common,
  ]
}
