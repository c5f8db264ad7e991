import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { fieldError } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { refreshProduct } from '@/gateway/db/refresh-product'
import { products } from '@/gateway/db/schema/catalog'
import { productOverrides } from '@/gateway/db/schema/product-overrides'
import type { ServiceDeps } from '@/gateway/services/deps'
import { changeProduct, type LockedProduct, type Plan } from '@/gateway/services/desk/goods/change-product'
import { toDescription } from '@/gateway/services/goods-import/cells/to-description'
import { priceOffers } from '@/gateway/services/markup/reprice-offers'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { COUNTS } from '@/gateway/services/purges/tags-of-import'
import { tagsOfProducts } from '@/gateway/services/purges/tags-of-products'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import type { editDeskProduct as operation, OverriddenField } from '@/lib/gateway/contracts/desk/goods'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Requested = ParsedRequestOf<typeof operation>['body']
type Value = string | number | null
/** As the database has them; null for what the file says. */
export type Edit = Partial<Record<OverriddenField, Value>>

/** Writes the staff's word over that of files, field by field, or gives a field back to them. */
export async function editProduct(deps: ServiceDeps, viewer: Viewer, requested: Requested) {
  // Within a transaction the embedded database takes no other query.
  const reference = await deps.reference()
  return changeProduct(deps, viewer, {
    ...requested,
    plan: (tx, product) => planEdit(deps, viewer, tx, product, toEdit(reference, requested)),
  })
}

function toEdit({ sectionByCode }: CatalogReference, { title, section, content }: Requested): Edit {
  const placed = section ? sectionByCode.get(section) : undefined
  if (section && (!placed || placed.level === 0)) throw fieldError('section', 'Такого раздела нет.')
  return {
    ...(title !== undefined && { title }),
    ...(section !== undefined && { section: placed?.id ?? null }),
    ...(content !== undefined && { content: content === null ? null : toDescription(content) }),
  }
}

export async function planEdit(
  deps: ServiceDeps,
  viewer: Viewer,
  tx: Database,
  { id }: LockedProduct,
  edit: Edit,
): Promise<Plan> {
  const [product] = await tx.select().from(products).where(eq(products.id, id))
  if (!product) throw new Error('the product is gone')
  const known = await tx.select().from(productOverrides).where(eq(productOverrides.productId, id))
  const steps = Object.entries(edit).flatMap(([name, requested]) => {
    const field = name as OverriddenField
    const old = known.find((one) => one.field === field)
    const current = { title: product.title, section: product.sectionId, content: product.content }[field]
    const fileValue = (old ? old.fileValue : current) as Value
    const before = old ? (old.value as Value) : null
    const after = requested === fileValue ? null : requested
    return before === after ? [] : [{ field, before, after, fileValue, value: after ?? fileValue }]
  })
  return {
    changes: steps.map(({ field, before, after }) => ({ field, before, after })),
    write: async () => {
      const tags = await tagsOfProducts(tx, [id])
      const fields = steps.map(({ field }) => field)
      await refreshProduct(tx, id, async () => {
        for (const step of steps) await writeStep(tx, id, step, { authorId: viewer.userId, at: deps.now() })
        // A markup rule may be about the section.
        if (fields.includes('section')) await priceOffers(tx, [id])
      })
      const counted = fields.includes('section') ? COUNTS : []
      await announcePurge(tx, ['search', ...tags, ...counted, ...(await tagsOfProducts(tx, [id]))])
    },
  }
}

type Step = { field: OverriddenField; after: Value; fileValue: Value; value: Value }

async function writeStep(
  tx: Database,
  productId: number,
  { field, after, fileValue, value }: Step,
  { authorId, at }: { authorId: string; at: Date },
) {
  if (after === null) {
    const isOfField = and(eq(productOverrides.productId, productId), eq(productOverrides.field, field))
    await tx.delete(productOverrides).where(isOfField)
  } else {
    const written = { value: after, authorId, changedAt: at }
    await tx
      .insert(productOverrides)
      .values({ productId, field, fileValue, ...written })
      .onConflictDoUpdate({ target: [productOverrides.productId, productOverrides.field], set: written })
  }
  await setColumn(tx, productId, field, value)
}

const COLUMNS = {
  title: sql`title`,
  section: sql`section_id`,
  content: sql`content`,
} satisfies Record<OverriddenField, unknown>

async function setColumn(tx: Database, id: number, field: OverriddenField, value: Value) {
  await tx.execute(sql`update products set ${COLUMNS[field]} = ${value}, updated_at = now() where id = ${id}`)
}
