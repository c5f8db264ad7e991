import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { fieldError, gatewayError } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { products } from '@/gateway/db/schema/catalog'
import { type OverrideKey, productOverrides } from '@/gateway/db/schema/desk/product-overrides'
import type { ServiceDeps } from '@/gateway/services/deps'
import { changeProduct, type LockedProduct, type Plan } from '@/gateway/services/desk/goods/change-product'
import { propertyOf, readProperty } from '@/gateway/services/desk/goods/product-properties'
import { type Step, type Value, writeSteps } from '@/gateway/services/desk/goods/write-overrides'
import { toDescription } from '@/gateway/services/product-import/cells/to-description'
import { propertyField, slugOf } from '@/gateway/services/product-overrides/property-field'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import type { editDeskProduct as operation } from '@/lib/gateway/contracts/desk/goods'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Requested = ParsedRequestOf<typeof operation>['body']
/** As the database has them; null for what the file says. */
export type Edit = Partial<Record<OverrideKey, Value>>

/** Writes the staff's word over that of files, field by field, or gives a field back to them. */
export async function editProduct(deps: ServiceDeps, viewer: Viewer, requested: Requested) {
  // Within a transaction the embedded database takes no other query.
  const reference = await deps.reference()
  const edit = toEdit(reference, requested)
  return changeProduct(deps, viewer, {
    ...requested,
    plan: async (tx, product) => {
      if (requested.pictures) await requireKnown(tx, product, requested.pictures)
      return planEdit({ deps, viewer, reference }, tx, product, edit)
    },
  })
}

function toEdit(reference: CatalogReference, requested: Requested): Edit {
  const { title, section, content, pictures, properties = [] } = requested
  const placed = section ? reference.sectionByCode.get(section) : undefined
  if (section && (!placed || placed.level === 0)) throw fieldError('section', 'Такого раздела нет.')
  const edit: Edit = {
    ...(title !== undefined && { title }),
    ...(section !== undefined && { section: placed?.id ?? null }),
    ...(content !== undefined && { content: content === null ? null : toDescription(content) }),
    ...(pictures !== undefined && { pictures: pictures && [...new Set(pictures)] }),
  }
  for (const { slug, value } of properties) {
    const property = propertyOf(reference, slug)
    if (!property) throw fieldError(`properties.${slug}`, 'Такой характеристики в магазине нет.')
    edit[propertyField(slug)] = value === null ? null : readProperty(property, value)
  }
  return edit
}

/** Pictures are put in order and left out; new ones come by upload. */
async function requireKnown(tx: Database, { id }: LockedProduct, requested: readonly string[]) {
  const [product] = await tx.select({ pictures: products.pictures }).from(products).where(eq(products.id, id))
  if (requested.some((path) => !product?.pictures.includes(path)))
    throw gatewayError(
      'conflict',
      'Пока вы смотрели, фотографии изменились. Проверьте, как стало, и сохраните ещё раз.',
    )
}

type Editing = { deps: ServiceDeps; viewer: Viewer; reference: CatalogReference }

export async function planEdit(
  { deps, viewer, reference }: Editing,
  tx: Database,
  { id }: LockedProduct,
  edit: Edit,
): Promise<Plan> {
  const [product] = await tx.select().from(products).where(eq(products.id, id))
  if (!product) throw new Error('the product is gone')
  const known = await tx.select().from(productOverrides).where(eq(productOverrides.productId, id))
  const steps = Object.entries(edit).flatMap(([name, requested = null]): Step[] => {
    const field = name as OverrideKey
    const old = known.find((one) => one.field === field)
    const fileValue = old ? (old.fileValue as Value) : currentOf(product, field)
    const before = old ? (old.value as Value) : null
    const after = textOf(requested) === textOf(fileValue) ? null : inTypeOf(fileValue, requested)
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field, before, after, fileValue }]
  })
  return {
    changes: steps.map(({ field, before, after }) => {
      const slug = slugOf(field)
      return slug === undefined
        ? { field: field as Exclude<OverrideKey, `property:${string}`>, before, after }
        : { field: 'property', subject: slug, before, after }
    }),
    write: () => writeSteps(tx, { productId: id, authorId: viewer.userId, at: deps.now(), reference }, steps),
  }
}

function currentOf(product: typeof products.$inferSelect, field: OverrideKey): Value {
  const slug = slugOf(field)
  if (slug !== undefined) return product.properties[slug] ?? null
  if (field === 'title') return product.title
  if (field === 'pictures') return product.pictures
  return field === 'section' ? product.sectionId : product.content
}

/** What is not there and an empty text say the same. */
function textOf(value: Value): string {
  if (value === null) return ''
  return Array.isArray(value) ? JSON.stringify(value) : String(value)
}

/** A value of a filter is typed as text, whatever the file has made of it. */
function inTypeOf(fileValue: Value, requested: Value): Value {
  const number = Number(requested)
  if (typeof fileValue === 'number' && typeof requested === 'string' && String(number) === requested)
    return number
  if (typeof fileValue === 'boolean' && (requested === 'true' || requested === 'false'))
    return requested === 'true'
  return requested
}
