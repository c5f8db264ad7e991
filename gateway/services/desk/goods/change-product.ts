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
import { requirePricesFree } from '@/gateway/services/markup/require-prices-free'
import { lockOffers } from '@/gateway/services/parts/load-offers'

/** A colleague's change of another product is done by then. */
const LOCK_TIMEOUT_MS = 8_000

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
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await requirePricesFree(tx, LOCK_TIMEOUT_MS)
    const product = await lockProduct(tx, code)
    const { changes, write } = await plan(tx, product)
    // A repeated press changes nothing and is no conflict.
    if (changes.length === 0) return
    await requireVersion(tx, product.id, version)
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

async function requireVersion(tx: Database, productId: number, version: number) {
  const [missed] = await tx
    .select({ at: productChanges.createdAt, author: authorName })
    .from(productChanges)
    .leftJoin(users, eq(users.id, productChanges.authorId))
    .where(and(eq(productChanges.productId, productId), gt(productChanges.id, version)))
    .orderBy(desc(productChanges.id))
    .limit(1)
  if (!missed) return
  const who = missed.author === null ? '' : `, ${missed.author}`
  throw gatewayError(
    'conflict',
    `Пока вы смотрели, товар изменился (${moscowTime(missed.at)}${who}). Проверьте, как стало, и сохраните ещё раз.`,
  )
}
