import { addBit, createBitset, intersect, subtract, unite, type Bitset } from '@/gateway/db/facets/bitset'
import type { ServiceDeps } from '@/gateway/services/deps'
import { judgedGoods } from '@/gateway/services/fitment/judged-goods'
import { readNaming } from '@/gateway/services/fitment/read-naming'
import { goodsOfSize, loadSizesOf, type KnownSize } from '@/gateway/services/fitment/sizes'
import type { Ride } from '@/gateway/services/vehicles/load-vehicle-catalog'

/** For any car; sold by a size that is not known of these cars; among others that name their cars; of other sizes. */
type SectionFit = 'any' | 'unsized' | 'unnamed' | 'unfit'

/** Products by what they are to cars, by product id. */
export type Fits = {
  /** Fit each of the cars, or some of them. */
  all: Bitset
  some: Bitset
  /** Name one of the cars and are limited by what is not known of it. */
  check: Bitset
  /** Name cars, these or others. */
  naming: Bitset
  /** What products are to the cars that neither name any nor are of their sizes, by section. */
  otherwise: (sectionId: number) => SectionFit
}

/** What products are to several cars at once, such as all variants of a model; `size` is one more than the largest product id. */
export async function fitsOfCars(deps: ServiceDeps, rides: readonly Ride[], size: number): Promise<Fits> {
  const judged = await judgedGoods(deps, rides)
  const sizes = await loadSizesOf(
    deps,
    rides.map(({ car }) => car.id),
  )
  const naming = await readNaming(deps)
  const bySize = new Map<KnownSize, Bitset>()
  for (const known of new Set([...sizes.values()].flat()))
    bySize.set(known, await bitsOfSize(deps, known, size))
  let all: Bitset | undefined
  const some = createBitset(size)
  const check = createBitset(size)
  for (const ride of rides) {
    const own = createBitset(size)
    for (const known of sizes.get(ride.car.id) ?? []) unite(own, bySize.get(known) ?? own)
    subtract(own, naming.goods)
    for (const id of judged.get(ride)?.sure ?? []) if (id < size) addBit(own, id)
    for (const id of judged.get(ride)?.check ?? []) if (id < size) addBit(check, id)
    unite(some, own)
    if (all) intersect(all, own)
    else all = own
  }
  const sure = all ?? createBitset(size)
  subtract(check, some)
  subtract(some, sure)
  const sized = await sectionsOf(deps, [...sizes.values()].flat())
  const { sizeKinds } = await deps.vehicles()
  const { sectionByCode } = await deps.reference()
  const selling = [...sizeKinds.keys()].flatMap((code) => sectionByCode.get(code) ?? [])
  const bySizes = await sectionsOf(
    deps,
    selling.map((section) => ({ section })),
  )
  return {
    all: sure,
    some,
    check,
    naming: naming.goods,
    otherwise: (section) => {
      if (sized.has(section)) return 'unfit'
      if (naming.sections.has(section)) return 'unnamed'
      return bySizes.has(section) ? 'unsized' : 'any'
    },
  }
}

async function bitsOfSize(deps: ServiceDeps, known: KnownSize, size: number): Promise<Bitset> {
  const bits = createBitset(size)
  for (const id of await goodsOfSize(deps, known)) if (id < size) addBit(bits, id)
  return bits
}

/** The sections that sell by such sizes, with those below them. */
async function sectionsOf(
  deps: ServiceDeps,
  sizes: readonly Pick<KnownSize, 'section'>[],
): Promise<ReadonlySet<number>> {
  const own = new Set(sizes.map(({ section }) => section.id))
  const { sections } = await deps.reference()
  return new Set(sections.filter(({ path }) => path.some((id) => own.has(id))).map(({ id }) => id))
}
