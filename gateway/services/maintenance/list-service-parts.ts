import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { notFound } from '@/gateway/core/errors/errors'
import type { serviceWorks, VehicleWork } from '@/gateway/db/schema/vehicles'
import { cardColumns, type Card } from '@/gateway/services/cards/load-cards'
import { toPriceSummary } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { goodsOfCar } from '@/gateway/services/fitment/goods-of-car'
import { hasChoice } from '@/gateway/services/fitment/sizes'
import {
  loadWorks,
  toCarBrand,
  toCarModel,
  toModification,
  worksOfCars,
} from '@/gateway/services/maintenance/browse-service'
import { fillUp } from '@/gateway/services/maintenance/fill-up'
import { toPartIdentity } from '@/gateway/services/parts/to-part'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'

type Taken = { card: Card; count: number; analogs: number }
type Work = typeof serviceWorks.$inferSelect

const CHEAPEST = 150
const VOLUME = 'obem_l'
/** The key of canisters with the same content. */
const NORMS = [
  'vyazkost_sae',
  'klass_acea',
  'klass_api',
  'tip_antifriza',
  'cvet',
  'koncentraciya',
  'klass_dot',
]

/** Products in stock of the sections that fit a car, the cheapest of each section first. */
async function loadCandidates(deps: ServiceDeps, ids: Int32Array, sectionIds: readonly number[]) {
  const rows = await selectRows<Card>(
    deps.db,
    sql`select ${cardColumns} from unnest(${sql.param([...sectionIds])}::int[]) as wanted(section)
      cross join lateral (
        select * from products q where q.section_id = wanted.section and q.id = any(${sql.param([...ids])}::int[])
          and q.total_quantity > 0 order by q.best_price, q.id limit ${CHEAPEST}
      ) p`,
  )
  return Map.groupBy(rows, ({ sectionId }) => sectionId)
}

function sameContents({ brandId, properties }: Card) {
  return [brandId, ...NORMS.map((norm) => properties[norm] ?? '')].join('/')
}

/** Canisters of one maker and norm for the service's amount: of those in sufficient quantity the ones that cost least. */
export function fillFrom(litres: number, cards: readonly Card[]): Taken[] {
  const fillings = [...Map.groupBy(cards, sameContents).values()].flatMap((same) => {
    const canisters = same.map((card) => ({
      goods: card,
      litres: Number(card.properties[VOLUME]),
      price: card.bestPrice ?? 0,
    }))
    const filling = fillUp(
      litres,
      canisters.filter(({ goods }) => goods.bestMultiplicity === 1),
    )
    if (!filling) return []
    const held = filling.reduce((sum, { goods, count }) => sum + Number(goods.properties[VOLUME]) * count, 0)
    const price = filling.reduce((sum, { goods, count }) => sum + (goods.bestPrice ?? 0) * count, 0)
    const isShort = filling.some(({ goods, count }) => goods.bestQuantity < count)
    return [{ filling, held, price, isShort }]
  })
  const [best] = fillings.toSorted(
    (left, right) =>
      Number(left.isShort) - Number(right.isShort) ||
      Math.ceil(left.held - litres) - Math.ceil(right.held - litres) ||
      left.price - right.price,
  )
  return (best?.filling ?? []).map(({ goods, count }) => {
    const analogs =
      cards.filter(({ properties }) => properties[VOLUME] === goods.properties[VOLUME]).length - 1
    return { card: goods, count, analogs }
  })
}

/** The cheapest part in sufficient quantity; where there is none, the cheapest. */
function takeOne(amount: number, cards: readonly Card[]): Taken[] {
  const piecesOf = ({ bestMultiplicity }: Card) => Math.ceil(amount / bestMultiplicity) * bestMultiplicity
  const card = cards.find((one) => one.bestQuantity >= piecesOf(one)) ?? cards[0]
  return card ? [{ card, count: piecesOf(card), analogs: cards.length - 1 }] : []
}

function toPart(
  reference: CatalogReference,
  now: Date,
  { card, count, analogs }: Taken,
  note: string | undefined,
) {
  return {
    ...toPartIdentity(reference, card),
    ...toPriceSummary(reference, card, now),
    count,
    note: note ?? null,
    analogsCount: analogs,
  }
}

function toGroup(
  reference: CatalogReference,
  now: Date,
  work: Work,
  own: VehicleWork,
  cards: readonly Card[],
) {
  const fitting = cards.filter(({ properties }) => hasChoice(own.choice ?? {}, properties))
  const taken = work.unit === 'litre' ? fillFrom(own.amount, fitting) : takeOne(own.amount, fitting)
  return {
    code: work.code,
    title: work.title,
    interval: own.interval,
    parts: taken.map((one) => toPart(reference, now, one, own.note)),
  }
}

/** The parts for a car's planned service, with the best offer of each position; a group without parts is out of stock. */
export async function listServiceParts(deps: ServiceDeps, uuid: string) {
  const { carByUuid, modelById, makeById } = await deps.vehicles()
  const car = carByUuid.get(uuid)
  const model = modelById.get(car?.modelId ?? 0)
  const make = makeById.get(model?.makeId ?? 0)
  if (!car || !model || !make) throw notFound('Такой модификации нет.')
  const reference = await deps.reference()
  const known = await loadWorks(deps)
  const works = (await worksOfCars(deps, [car.id])).get(car.id) ?? []
  const sectionOf = (work: Work) => reference.sectionByCode.get(work.sectionCode)?.id ?? 0
  const ids = await goodsOfCar(deps, { car, year: undefined })
  const sectionIds = [...known.values()].map(sectionOf)
  const candidates = await loadCandidates(deps, ids, [...new Set(sectionIds)])
  const ownByCode = new Map(works.map((work) => [work.code, work]))
  return {
    brand: toCarBrand(make),
    model: toCarModel(model),
    modification: toModification(car, works, known),
    groups: [...known.values()].flatMap((work) => {
      const own = ownByCode.get(work.code)
      return own ? toGroup(reference, deps.now(), work, own, candidates.get(sectionOf(work)) ?? []) : []
    }),
  }
}
