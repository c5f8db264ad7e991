import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import type { Card } from '@/gateway/services/cards/load-cards'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findAnalogs, findReplacements } from '@/gateway/services/parts/find-analogs'
import { findOemNumber, findPart, type OemPart } from '@/gateway/services/parts/find-part'
import { findSuccessors } from '@/gateway/services/parts/find-successor'
import { loadOffers } from '@/gateway/services/parts/load-offers'
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

async function findOthers({ db }: ServiceDeps, card: Card | undefined, oem: OemPart | undefined) {
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
  const { db } = deps
  const reference = await deps.reference()
  const brandText = query.brandExternalId ?? query.brand ?? ''
  const brand = resolveBrand(reference, brandText)
  const card = brand && (await findPart(db, brand.id, query.article))
  const oem = card ? undefined : await findOemNumber(db, brand?.title ?? brandText, query.article)
  const mayBeReplaced = card === undefined || card.quality === 'original' || brand?.hasSupersessions === true
  const fresh = mayBeReplaced ? await findFresh(deps, brand, query.article) : undefined
  const known = card ?? (oem ? undefined : fresh?.card)
  const found = query.isAnalogs ? await findOthers(deps, known, oem) : []
  const others = found.filter(
    ({ id, quality }) => id !== fresh?.card?.id && (!query.oem || quality === 'original'),
  )
  const analogCards = [...(query.isAnalogs && fresh?.card ? [fresh.card] : []), ...others]
  const cards = card ? [card, ...analogCards] : analogCards
  const offers = await loadOffers(
    db,
    cards.map(({ id }) => id),
  )
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
