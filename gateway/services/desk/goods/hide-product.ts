import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { Viewer } from '@/gateway/core/viewer'
import { refreshProduct } from '@/gateway/db/refresh-product'
import { products } from '@/gateway/db/schema/catalog'
import type { ServiceDeps } from '@/gateway/services/deps'
import { changeProduct, type LockedProduct, type Plan } from '@/gateway/services/desk/goods/change-product'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { tagsOfVisibility } from '@/gateway/services/purges/tags-of-visibility'
import type { hideDeskProduct as operation } from '@/lib/gateway/contracts/desk/goods'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Requested = ParsedRequestOf<typeof operation>['body']

/** Takes a product out of all that shoppers see, or brings it back with the offers that it has by now. */
export function hideProduct(deps: ServiceDeps, viewer: Viewer, { isHidden, ...requested }: Requested) {
  return changeProduct(deps, viewer, {
    ...requested,
    plan: (tx, product) => planVisibility(deps, tx, product, isHidden),
  })
}

export function planVisibility(
  deps: ServiceDeps,
  tx: Database,
  { id, isHidden: before }: LockedProduct,
  isHidden: boolean,
): Plan {
  return {
    changes: before === isHidden ? [] : [{ field: 'hidden', before, after: isHidden }],
    write: async () => {
      await refreshProduct(tx, id, async () => {
        await tx
          .update(products)
          .set({ hiddenAt: isHidden ? deps.now() : null, updatedAt: deps.now() })
          .where(eq(products.id, id))
      })
      await announcePurge(tx, await tagsOfVisibility(tx, id))
    },
  }
}
