import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findAnalogs, findReplacements } from '@/gateway/services/parts/find-analogs'
import { findOemNumber, findPart, type OemPart } from '@/gateway/services/parts/find-part'
import { findSuccessors } from '@/gateway/services/parts/find-successor'
import { loadOffers, type OffersByProduct } from '@/gateway/services/parts/load-offers'
import type { PartCard } from '@/gateway/services/parts/part-card'
import { toOemIdentity, toPartIdentity, toPartWithOffers } from '@/gateway/services/parts/to-part'

export type PartQuery = {
  article: string
  brand?: string | undefined
  brandExternalId?: string | undefined
  /** Original parts only. */
  oem?: boolean | undefined
  isAnalogs: boolean
}

/** What only the part of the new number has. */
const OLD_NUMBER = { arusCode: null, pictureUrl: [], reviewsRating: 0, reviewsCount: 0 }

async function findOthers({ db }: ServiceDeps, card: { id: number } | undefined, oem: OemPart | undefined) {
  if (card) return findAnalogs(db, card.id)
  return oem ? findReplacements(db, oem.id) : []
}

/** The number that its maker replaced the part's by, and the shop's part of that number. */
async function findFresh(
  { db }: ServiceDeps,
  brand: { id: number; title: string } | undefined,
  article: string,
) {
  const [successor] = brand ? await findSuccessors(db, article, brand.title) : []
  if (!brand || !successor) return undefined
  return { ...successor, card: await findPart(db, brand.id, successor.newNumber) }
}

/** The part with its offers, and its analogs with theirs; the part of its new number is the first of them. */
export async function searchParts(deps: ServiceDeps, query: PartQuery) {
  const brand = resolveBrand(await deps.reference(), query.brandExternalId ?? query.brand ?? '')
  return searchPartsOf(deps, query, brand && (await findPart(deps.db, brand.id, query.article)))
}

/** The same where the shop's part of that number is known. */
export async function searchPartsOf(deps: ServiceDeps, query: PartQuery, card: PartCard | undefined) {
  const parts = await findParts(deps, query, card)
  return withOffers(
    deps,
    parts,
    await loadOffers(
      deps.db,
      parts.cards.map(({ id }) => id),
    ),
  )
}

/** The same without the offers; `card` is the shop's part of that number. */
export async function findParts(deps: ServiceDeps, query: PartQuery, card: PartCard | undefined) {
  const { db } = deps
  const brandText = query.brandExternalId ?? query.brand ?? ''
  const brand = resolveBrand(await deps.reference(), brandText)
  const oem = card ? undefined : await findOemNumber(db, brand?.title ?? brandText, query.article)
  const mayBeReplaced = card === undefined || card.quality === 'original' || brand?.hasSupersessions === true
  const fresh = mayBeReplaced ? await findFresh(deps, brand, query.article) : undefined
  const known = card ?? (oem ? undefined : fresh?.card)
  const found = query.isAnalogs ? await findOthers(deps, known, oem) : []
  const others = found.filter(
    ({ id, quality }) => id !== fresh?.card?.id && (!query.oem || quality === 'original'),
  )
  const analogCards = [...(query.isAnalogs && fresh?.card ? [fresh.card] : []), ...others]
  return { brand, card, oem, fresh, cards: card ? [card, ...analogCards] : analogCards }
}

export async function withOffers(
  deps: ServiceDeps,
  { brand, card, oem, fresh, cards }: Awaited<ReturnType<typeof findParts>>,
  offers: OffersByProduct,
) {
  const reference = await deps.reference()
  const [part, ...analogs] = cards.map((one) =>
    toPartWithOffers(reference, one, offers.get(one.id) ?? [], deps.now()),
  )
  const notified = {
    replacedBy: fresh && brand ? { brand: brand.title, article: fresh.newNumber } : null,
    pricedAt: deps.now().toISOString(),
  }
  if (card) return { part: part ?? null, analogs, ...notified }
  const identity = oem
    ? toOemIdentity(reference, oem)
    : fresh?.card && { ...toPartIdentity(reference, fresh.card), ...OLD_NUMBER, article: fresh.number }
  return {
    part: identity ? { ...identity, offers: [], isOriginal: true } : null,
    analogs: part ? [part, ...analogs] : [],
    ...notified,
  }
}
