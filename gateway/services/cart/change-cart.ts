import { inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { products } from '@/gateway/db/schema/catalog'
import type { Viewer } from '@/gateway/core/viewer'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { carsByKey } from '@/gateway/services/cars/line-car'
import { createCartDraft, vendorOf, type LineChange, type Outcome } from '@/gateway/services/cart/cart-draft'
import { lineProduct, loadCart, toEntry } from '@/gateway/services/cart/load-cart'
import { requireBuyer } from '@/gateway/services/cart/read-cart'
import { toCartLine, type WireCartLine } from '@/gateway/services/cart/to-cart-line'
import { unknownProduct, unknownSupplier } from '@/gateway/services/cart/violations'
import { dropLines, putLines } from '@/gateway/services/cart/write-lines'
import { findTypedPairs } from '@/gateway/services/catalog/find-typed-pairs'
import type { ServiceDeps } from '@/gateway/services/deps'
import { loadOffers } from '@/gateway/services/parts/load-offers'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { GatewayError } from '@/lib/gateway/errors'

export type NewLine = {
  id?: string | number | undefined
  brand: string
  brandExternalId?: string | null | undefined
  article: string
  supplierId: number
  quantity: number
  addToOrder: boolean
  /** Name of a car of the garage. */
  car?: string | null | undefined
}

type Draft = ReturnType<typeof createCartDraft>
type Identified = { id?: string | number | undefined; car?: string | null | undefined }

function toResults(
  items: readonly Identified[],
  outcomes: readonly Outcome[],
  lines: readonly WireCartLine[],
) {
  const byId = new Map(lines.map((line) => [line.productExternalId, line]))
  return outcomes.map(({ lineId, violations }, at) => ({
    id: items[at]?.id ?? null,
    status: violations.length === 0 ? ('ok' as const) : ('error' as const),
    data: (lineId !== undefined && byId.get(lineId)) || null,
    violations,
  }))
}

type Results = ReturnType<typeof toResults>

function refuseWhenNothingIsDone(results: Results) {
  if (results.some(({ status }) => status === 'ok')) return
  const errors = results.flatMap(({ violations }) => violations)
  throw new GatewayError({
    kind: 'validation',
    message: errors[0]?.message ?? 'Корзина не изменена.',
    body: { data: results, errors },
  })
}

/** Writes the changes of `decide`, line by line; invalid lines report why, the others are written. */
async function writeCart(
  deps: ServiceDeps,
  viewer: Viewer,
  items: readonly Identified[],
  decide: (draft: Draft, tx: Database, reference: CatalogReference) => Promise<Outcome[]> | Outcome[],
) {
  // Within a transaction the embedded database takes no other query.
  const reference = await deps.reference()
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, viewer.userId)
    const cars = await carsByKey(
      tx,
      viewer.userId,
      items.flatMap(({ car }) => car ?? []),
    )
    const draft = createCartDraft(reference, await loadCart(tx, reference, viewer.userId), cars)
    const outcomes = await decide(draft, tx, reference)
    const { put, dropped } = draft.changes()
    await dropLines(tx, viewer.userId, dropped)
    await putLines(tx, viewer.userId, put)
    const buyer = await requireBuyer(tx, viewer, deps.now())
    const entries = await loadCart(tx, reference, viewer.userId)
    const lines = entries.map((entry) => toCartLine(reference, entry, buyer))
    const results = toResults(items, outcomes, lines)
    refuseWhenNothingIsDone(results)
    return { products: lines, data: results }
  })
}

async function addAll(
  draft: Draft,
  tx: Database,
  reference: CatalogReference,
  items: readonly NewLine[],
): Promise<Outcome[]> {
  const pairs = items.map(({ brand, brandExternalId, article }) => ({
    brand: brandExternalId || brand,
    article,
  }))
  const ids = await findTypedPairs(tx, reference, pairs)
  const known = [...new Set(ids.filter((id) => id !== undefined))]
  const cards =
    known.length === 0
      ? []
      : await tx
          .select({ id: products.id, ...lineProduct })
          .from(products)
          .where(inArray(products.id, known))
  const byId = new Map(cards.map((card) => [card.id, card]))
  const offers = await loadOffers(tx, known)
  return items.map((item, at) => {
    const card = byId.get(ids[at] ?? -1)
    if (!card) return { lineId: undefined, violations: [unknownProduct] }
    const vendorId = vendorOf(reference, item.supplierId)
    if (vendorId === undefined) return { lineId: undefined, violations: [unknownSupplier] }
    const place = { productId: card.id, vendorId }
    const row = {
      ...place,
      supplierId: item.supplierId,
      quantity: item.quantity,
      inOrder: item.addToOrder,
      car: draft.carForNew(place, item.car),
    }
    return draft.add(toEntry(reference, row, card, offers.get(card.id) ?? []))
  })
}

/** Puts parts into the cart; of a part already there the line gets the given quantity and place. */
export function addToCart(deps: ServiceDeps, viewer: Viewer, items: readonly NewLine[]) {
  return writeCart(deps, viewer, items, (draft, tx, reference) => addAll(draft, tx, reference, items))
}

/** Changes the given fields of lines, the supplier included. */
export function changeCart(deps: ServiceDeps, viewer: Viewer, items: readonly (LineChange & Identified)[]) {
  return writeCart(deps, viewer, items, (draft) => items.map((item) => draft.change(item)))
}
