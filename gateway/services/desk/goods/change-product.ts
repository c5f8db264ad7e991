import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { gatewayError, notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { users } from '@/gateway/db/schema/accounts'
import { productChanges } from '@/gateway/db/schema/desk/product-changes'
import { authorName, requireStaff } from '@/gateway/services/accounts/require-staff'
import { codeNumberOf } from '@/gateway/services/cards/to-entity'
import { moscowTime } from '@/gateway/services/delivery/moscow-time'
import type { ServiceDeps } from '@/gateway/services/deps'
import { readDeskProduct } from '@/gateway/services/desk/goods/read-desk-product'
import { wordsOfChange } from '@/gateway/services/desk/goods/words-of-change'
import { requirePricesFree } from '@/gateway/services/markup/require-prices-free'
import { lockOffers } from '@/gateway/services/parts/load-offers'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { PRODUCT_FIELD_TITLES } from '@/lib/gateway/contracts/desk/goods'

/** A colleague's change of another product is done by then. */
const LOCK_TIMEOUT_MS = 8_000

/** Changes that a refusal names. */
const MAX_NAMED = 5

export type LockedProduct = { id: number; isHidden: boolean }
type Change = Pick<typeof productChanges.$inferInsert, 'field' | 'subject' | 'before' | 'after'>

/** What differs from what is so already, and the writing of it. */
export type Plan = { changes: Change[]; write: () => Promise<void> }

type Requested = {
  code: string
  version: number
  plan: (tx: Database, product: LockedProduct) => Plan | Promise<Plan>
}

/**
 * One change of a product with its place in the log, in one transaction. It holds the lock of imports: these rebuild the same
 * indexes, and neither may miss what the other has written.
 */
export async function changeProduct(deps: ServiceDeps, viewer: Viewer, requested: Requested) {
  await writeChange(deps, viewer, requested)
  return readDeskProduct(deps, viewer, requested.code)
}

/** The same without an answer: what it has not thrown is written. */
export async function writeChange(deps: ServiceDeps, viewer: Viewer, { code, version, plan }: Requested) {
  await requireStaff(deps.db, viewer)
  // Within a transaction the embedded database takes no other query.
  const reference = await deps.reference()
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await requirePricesFree(tx, LOCK_TIMEOUT_MS)
    const product = await lockProduct(tx, code)
    const { changes, write } = await plan(tx, product)
    // A repeated press changes nothing and is no conflict.
    if (changes.length === 0) return
    await requireVersion(tx, reference, product.id, version)
    await write()
    const written = { productId: product.id, authorId: viewer.userId, createdAt: deps.now() }
    await tx.insert(productChanges).values(changes.map((change) => ({ ...change, ...written })))
  })
}

/** The offers first, in the order that buyers lock in. */
async function lockProduct(tx: Database, code: string): Promise<LockedProduct> {
  const number = codeNumberOf(code) ?? -1
  const [found] = await selectRows<{ id: number }>(tx, sql`select id from products where code = ${number}`)
  if (!found) throw notFound('Такого товара нет.')
  await lockOffers(tx, [found.id])
  const [product] = await selectRows<LockedProduct>(
    tx,
    sql`select id, hidden_at is not null as "isHidden" from products where id = ${found.id} for no key update`,
  )
  if (!product) throw notFound('Такого товара нет.')
  return product
}

/** Refuses a write of a manager who has not seen the latest changes, and says what they were. */
async function requireVersion(
  tx: Database,
  reference: CatalogReference,
  productId: number,
  version: number,
): Promise<void> {
  const missed = await tx
    .select({ change: productChanges, author: authorName })
    .from(productChanges)
    .leftJoin(users, eq(users.id, productChanges.authorId))
    .where(and(eq(productChanges.productId, productId), gt(productChanges.id, version)))
    .orderBy(desc(productChanges.id))
    .limit(MAX_NAMED + 1)
  if (missed.length === 0) return
  const changes = missed.slice(0, MAX_NAMED).map(({ change, author }) => {
    const { subject, before, after } = wordsOfChange(reference, change)
    const name = [PRODUCT_FIELD_TITLES[change.field], subject].filter(Boolean).join(', ')
    const who = [moscowTime(change.createdAt), author].filter(Boolean).join(', ')
    return `${name}: ${before} → ${after} (${who})`
  })
  const more = missed.length > MAX_NAMED ? ' и другое' : ''
  throw gatewayError(
    'conflict',
    `Пока вы смотрели, товар изменился. ${changes.join('; ')}${more}. Проверьте, как стало, и сохраните ещё раз.`,
  )
}
