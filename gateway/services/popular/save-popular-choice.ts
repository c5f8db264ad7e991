import { isDeepStrictEqual } from 'node:util'
import { inArray, sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { fieldError, gatewayError } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { products } from '@/gateway/db/schema/catalog'
import { popularChoices } from '@/gateway/db/schema/desk/popular'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import { loadCards } from '@/gateway/services/cards/load-cards'
import { codeNumberOf } from '@/gateway/services/cards/to-entity'
import { moscowTime } from '@/gateway/services/delivery/moscow-time'
import type { ServiceDeps } from '@/gateway/services/deps'
import { loadChoices, readPopularChoice, toPopularProduct } from '@/gateway/services/popular/popular-choice'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { POPULAR_KEY } from '@/lib/gateway/contracts/catalog/popular'
import type { savePopularChoice as operation } from '@/lib/gateway/contracts/desk/popular'
import type { ParsedRequestOf } from '@/lib/gateway/operation'
import { lookUpKeys } from '@/lib/parts/number/article-spellings'

type Requested = ParsedRequestOf<typeof operation>['body']

const MOST_FOUND = 20

/** Products whose number is the article, those of good sale first. */
export async function findPopularProducts(deps: ServiceDeps, viewer: Viewer, article: string) {
  await requireStaff(deps.db, viewer)
  const keys = lookUpKeys(article)
  const rows = await selectRows<{ id: number }>(
    deps.db,
    sql`select id from products where folded_key = any(${sql.param(keys)}::text[])
      order by sales_score desc, id limit ${MOST_FOUND}`,
  )
  const reference = await deps.reference()
  const cards = await loadCards(
    deps.db,
    rows.map(({ id }) => id),
  )
  return { products: cards.map((card) => toPopularProduct(reference, card)) }
}

async function idsOf(db: Database, codes: readonly string[]): Promise<number[]> {
  if (new Set(codes).size < codes.length) throw fieldError('codes', 'Один товар выбран дважды.')
  const numbers = codes.map((code) => codeNumberOf(code) ?? -1)
  const rows = await db
    .select({ id: products.id, code: products.code })
    .from(products)
    .where(inArray(products.code, numbers))
  return numbers.map((number, at) => {
    const found = rows.find(({ code }) => code === number)
    if (!found) throw fieldError('codes', `Товара ${codes[at]} больше нет.`)
    return found.id
  })
}

/** Writes a choice when the one before is still what its author saw; the same choice again changes nothing. */
export async function savePopularChoice(deps: ServiceDeps, viewer: Viewer, { version, codes }: Requested) {
  await requireStaff(deps.db, viewer)
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`lock table popular_choices in share row exclusive mode`)
    const productIds = codes && (await idsOf(tx, codes))
    const [last] = await loadChoices(tx, 1)
    if (isDeepStrictEqual(last?.choice.productIds ?? null, productIds)) return
    if (last && last.choice.id !== version) {
      const who = last.author === null ? '' : `, ${last.author}`
      throw gatewayError(
        'conflict',
        `Пока вы выбирали, товары выбрали заново (${moscowTime(last.choice.createdAt)}${who}). Посмотрите, что теперь на главной.`,
      )
    }
    await tx.insert(popularChoices).values({ productIds, authorId: viewer.userId, createdAt: deps.now() })
    await announcePurge(tx, [`listing:${POPULAR_KEY}`])
  })
  return readPopularChoice(deps, viewer)
}
