import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import type { Card } from '@/gateway/services/cards/load-cards'
import type { ServiceDeps } from '@/gateway/services/deps'
import { findAnalogs, findReplacements } from '@/gateway/services/parts/find-analogs'
import { findOemNumber, findPart, type OemPart } from '@/gateway/services/parts/find-part'
import { loadOffers } from '@/gateway/services/parts/load-offers'
import { toOemIdentity, toPartWithOffers } from '@/gateway/services/parts/to-part'

export type PartQuery = {
  article: string
  brand?: string | undefined
  brandExternalId?: string | undefined
  /** Original parts only. */
  oem?: boolean | undefined
  isAnalogs: boolean
}

async function findOthers({ db }: ServiceDeps, card: Card | undefined, oem: OemPart | undefined) {
  if (card) return findAnalogs(db, card.id)
  return oem ? findReplacements(db, oem.id) : []
}

/** The part with its offers, and its analogs with theirs. */
export async function searchParts(deps: ServiceDeps, query: PartQuery) {
  const { db } = deps
  const reference = await deps.reference()
  const brandText = query.brandExternalId ?? query.brand ?? ''
  const brand = resolveBrand(reference, brandText)
  const card = brand && (await findPart(db, brand.id, query.article))
  const oem = card ? undefined : await findOemNumber(db, brand?.title ?? brandText, query.article)
  const found = query.isAnalogs ? await findOthers(deps, card, oem) : []
  const analogCards = found.filter((analog) => !query.oem || analog.quality === 'original')
  const cards = card ? [card, ...analogCards] : analogCards
  const offers = await loadOffers(
    db,
    cards.map(({ id }) => id),
  )
  const [part, ...analogs] = cards.map((one) =>
    toPartWithOffers(reference, one, offers.get(one.id) ?? [], deps.now()),
  )
  const pricedAt = deps.now().toISOString()
  if (card) return { part: part ?? null, analogs, pricedAt }
  return {
    part: oem ? { ...toOemIdentity(reference, oem), offers: [], isOriginal: true } : null,
    analogs: part ? [part, ...analogs] : [],
    pricedAt,
  }
}
