import { desc, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { Viewer } from '@/gateway/core/viewer'
import { users } from '@/gateway/db/schema/accounts'
import { popularChoices } from '@/gateway/db/schema/desk/popular'
import { authorName, requireStaff } from '@/gateway/services/accounts/require-staff'
import { type Card, loadCards } from '@/gateway/services/cards/load-cards'
import { internalCodeOf } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'

const LOG_LENGTH = 30

/** The choices so far, the one that counts first. */
export async function loadChoices(db: Database, limit: number) {
  return db
    .select({ choice: popularChoices, author: authorName })
    .from(popularChoices)
    .leftJoin(users, eq(users.id, popularChoices.authorId))
    .orderBy(desc(popularChoices.id))
    .limit(limit)
}

export function toPopularProduct(reference: CatalogReference, card: Card) {
  return {
    code: internalCodeOf(card.code),
    brand: reference.brandById.get(card.brandId)?.title ?? '',
    article: card.article,
    title: card.title,
    isSold: card.bestPrice !== null,
  }
}

/** What was chosen, and by whom; products that are gone are left out. */
export async function readPopularChoice(deps: ServiceDeps, viewer: Viewer) {
  const { db } = deps
  await requireStaff(db, viewer)
  const rows = await loadChoices(db, LOG_LENGTH)
  const reference = await deps.reference()
  const cards = await loadCards(db, [...new Set(rows.flatMap(({ choice }) => choice.productIds ?? []))])
  const shown = new Map(cards.map((card) => [card.id, toPopularProduct(reference, card)]))
  const productsOf = (ids: readonly number[] | null) => ids && ids.flatMap((id) => shown.get(id) ?? [])
  return {
    version: rows[0]?.choice.id ?? 0,
    products: productsOf(rows[0]?.choice.productIds ?? null),
    log: rows.map(({ choice, author }) => ({
      id: choice.id,
      at: choice.createdAt.toISOString(),
      author,
      products: productsOf(choice.productIds),
    })),
  }
}
