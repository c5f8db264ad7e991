import { eq, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { CoreDeps } from '@/gateway/core/deps'
import { orders } from '@/gateway/db/schema/orders'
import { orderReturnPhotos, orderReturns } from '@/gateway/db/schema/returns'

/** Removes what a person said and showed in returns, which stay for the books; returns what removes the files after the commit. */
export async function eraseReturns(tx: Database, userId: string, { files }: Pick<CoreDeps, 'files'>) {
  const own = tx
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(eq(orders.userId, userId))
  const gone = await tx
    .delete(orderReturnPhotos)
    .where(inArray(orderReturnPhotos.returnId, own))
    .returning({ path: orderReturnPhotos.path })
  await tx.update(orderReturns).set({ comment: '' }).where(inArray(orderReturns.id, own))
  return async () => {
    for (const { path } of gone) await files.remove('private', path)
  }
}
