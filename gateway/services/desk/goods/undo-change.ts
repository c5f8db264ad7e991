import { and, desc, eq, isNull } from 'drizzle-orm'
import { gatewayError, notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { productChanges } from '@/gateway/db/schema/desk/product-changes'
import type { ServiceDeps } from '@/gateway/services/deps'
import { changeProduct } from '@/gateway/services/desk/goods/change-product'
import { planEdit } from '@/gateway/services/desk/goods/edit-product'
import { planVisibility } from '@/gateway/services/desk/goods/hide-product'
import { planPrice } from '@/gateway/services/desk/goods/set-price'
import { propertyField } from '@/gateway/services/product-overrides/property-field'
import type { Value } from '@/gateway/services/desk/goods/write-overrides'
import type { undoDeskChange as operation } from '@/lib/gateway/contracts/desk/goods'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Requested = ParsedRequestOf<typeof operation>['body']

/** Makes a field what it was before its last change; that is one more change. */
export async function undoChange(deps: ServiceDeps, viewer: Viewer, { changeId, ...requested }: Requested) {
  // Within a transaction the embedded database takes no other query.
  const reference = await deps.reference()
  return changeProduct(deps, viewer, {
    ...requested,
    plan: async (tx, product) => {
      const isOfProduct = eq(productChanges.productId, product.id)
      const [change] = await tx
        .select()
        .from(productChanges)
        .where(and(isOfProduct, eq(productChanges.id, changeId)))
      if (!change) throw notFound('Такого изменения нет.')
      const { field, subject, before } = change
      const isOfSubject =
        subject === null ? isNull(productChanges.subject) : eq(productChanges.subject, subject)
      const [last] = await tx
        .select({ id: productChanges.id })
        .from(productChanges)
        .where(and(isOfProduct, eq(productChanges.field, field), isOfSubject))
        .orderBy(desc(productChanges.id))
        .limit(1)
      if (last?.id !== change.id)
        throw gatewayError('conflict', 'Это меняли и позже. Верните сначала последнее изменение.')
      if (field === 'hidden') return planVisibility(deps, tx, product, before === true)
      if (field === 'price') {
        const kopecks = typeof before === 'number' ? before : null
        return planPrice(deps, viewer, tx, product, {
          supplierId: Number(subject),
          kopecks,
          isBelowListAllowed: true,
        })
      }
      const edited = field === 'property' ? propertyField(subject ?? '') : field
      return planEdit({ deps, viewer, reference }, tx, product, { [edited]: before as Value })
    },
  })
}
