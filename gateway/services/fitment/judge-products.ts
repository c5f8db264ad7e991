import type { ServiceDeps } from '@/gateway/services/deps'
import { loadJudgedCards, type JudgedCard } from '@/gateway/services/cards/load-cards'
import { judgeLimits, loadLimits, type Judgement, type Limit } from '@/gateway/services/fitment/limits'
import { readNaming } from '@/gateway/services/fitment/read-naming'
import { isOfSize, loadSizes, type KnownSize } from '@/gateway/services/fitment/sizes'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import type { Car, VehicleCatalog, Ride } from '@/gateway/services/vehicles/load-vehicle-catalog'

export type ProductJudgement = Judgement | { verdict: 'any'; reason: null }
type Judged = Pick<JudgedCard, 'id' | 'sectionId' | 'properties' | 'vehicleIds'>

const NAMED_MODELS = 3
const NAMED_SIZES = 4
const ANY = { verdict: 'any', reason: null } as const
const UNKNOWN = { verdict: 'check', reason: 'машины для этой детали не указаны, сверьте её номер' } as const

function listed(values: readonly string[], most: number) {
  const rest = values.length - most
  return values.slice(0, most).join(', ') + (rest > 0 ? ` и ещё ${rest}` : '')
}

function unique(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))]
}

/** Traits that a product's cars of the same model share and this one lacks. */
function differenceFrom(car: Car, sisters: readonly Car[]): string {
  const engines = unique(sisters.map(({ engine }) => engine))
  if (car.engine !== null && engines.length > 0 && !engines.includes(car.engine))
    return `только для ${engines.length === 1 ? 'двигателя' : 'двигателей'} ${listed(engines, NAMED_SIZES)}`
  const traits = (['gearbox', 'drive', 'body'] as const).flatMap((trait) => {
    const values = unique(sisters.map((sister) => sister[trait]))
    const own = car[trait]
    return own !== null && values.length > 0 && !values.includes(own) ? values : []
  })
  return traits.length > 0
    ? `только для исполнения: ${traits.join(', ')}`
    : 'для других исполнений этой модели'
}

function reasonOf(catalog: VehicleCatalog, car: Car, vehicleIds: readonly number[]): string {
  const cars = vehicleIds.flatMap((id) => catalog.carById.get(id) ?? [])
  const sisters = cars.filter(({ modelId }) => modelId === car.modelId)
  if (sisters.length > 0) return differenceFrom(car, sisters)
  const models = unique(cars.map(({ make, model }) => `${make} ${model}`))
  return models.length > 0 ? `для ${listed(models, NAMED_MODELS)}` : 'для других машин'
}

function judgeSizes(
  reference: CatalogReference,
  product: Judged,
  sizes: readonly KnownSize[],
  naming: ReadonlySet<number>,
): ProductJudgement {
  const path = reference.sectionById.get(product.sectionId ?? 0)?.path ?? []
  const own = sizes.filter(({ section }) => path.includes(section.id))
  if (own.length === 0) return naming.has(product.sectionId ?? 0) ? UNKNOWN : ANY
  if (own.some((size) => isOfSize(size, product.properties))) return { verdict: 'fits', reason: null }
  return {
    verdict: 'unfit',
    reason: `машине подходит ${listed(unique(own.map(({ title }) => title)), NAMED_SIZES)}`,
  }
}

/** Whether products fit a car, and why not; `any` where the question does not arise. */
export async function judgeProducts(
  deps: ServiceDeps,
  products: readonly Judged[],
  ride: Ride,
): Promise<ProductJudgement[]> {
  const reference = await deps.reference()
  const catalog = await deps.vehicles()
  const naming = products.filter(({ vehicleIds }) => vehicleIds.includes(ride.car.id))
  const limits: ReadonlyMap<number, Limit[]> = await loadLimits(
    deps.db,
    naming.map(({ id }) => id),
  )
  const isSized = products.some(({ vehicleIds }) => vehicleIds.length === 0)
  const sizes = isSized ? await loadSizes(deps, ride.car.id) : []
  const sections = isSized ? (await readNaming(deps)).sections : new Set<number>()
  return products.map((product): ProductJudgement => {
    const { vehicleIds } = product
    if (vehicleIds.length === 0) return judgeSizes(reference, product, sizes, sections)
    if (!vehicleIds.includes(ride.car.id))
      return { verdict: 'unfit', reason: reasonOf(catalog, ride.car, vehicleIds) }
    return judgeLimits(limits.get(product.id), ride)
  })
}

/** For each product whether it fits any of the cars; `null` where nothing is known. */
export async function areFitting(
  deps: ServiceDeps,
  ids: readonly number[],
  rides: readonly Ride[],
): Promise<(boolean | null)[]> {
  if (rides.length === 0) return ids.map(() => null)
  const products = await loadJudgedCards(deps.db, ids)
  const judged = await Promise.all(rides.map((ride) => judgeProducts(deps, products, ride)))
  const placeOf = new Map(products.map(({ id }, at) => [id, at]))
  return ids.map((id) => {
    const at = placeOf.get(id) ?? -1
    const verdicts = judged.map((one) => one[at]?.verdict)
    if (verdicts.includes('fits')) return true
    return verdicts.length > 0 && verdicts.every((verdict) => verdict === 'unfit') ? false : null
  })
}
