import { eq } from 'drizzle-orm'
import { notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { products } from '@/gateway/db/schema/catalog'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import { codeNumberOf } from '@/gateway/services/cards/to-entity'
import type { ServiceDeps } from '@/gateway/services/deps'
import { type Property, propertyOf } from '@/gateway/services/desk/goods/product-properties'
import { OWN_PROPERTIES } from '@/gateway/services/reference/own-properties'

/** The filters of the product's section in their order, then what the product has, then properties without a filter. */
export async function listDeskProperties(deps: ServiceDeps, viewer: Viewer, code: string) {
  await requireStaff(deps.db, viewer)
  const reference = await deps.reference()
  const [product] = await deps.db
    .select({ sectionId: products.sectionId, properties: products.properties })
    .from(products)
    .where(eq(products.code, codeNumberOf(code) ?? -1))
  if (!product) throw notFound('Такого товара нет.')
  const links = reference.sectionFilters.get(product.sectionId ?? 0) ?? []
  const others = [...reference.properties.values(), ...Object.values(OWN_PROPERTIES)]
    .filter(({ slug }) => !reference.filterByCode.has(slug))
    .toSorted((a, b) => a.sequence - b.sequence)
  const ofSection = new Set(links.map(({ filter }) => filter.code))
  const slugs = new Set([...ofSection, ...Object.keys(product.properties), ...others.map(({ slug }) => slug)])
  return {
    properties: [...slugs].flatMap((slug) => {
      const property = propertyOf(reference, slug)
      return property ? { ...toWire(property), isOfSection: ofSection.has(slug) } : []
    }),
  }
}

function toWire({ slug, title, unit, kind, options }: Property) {
  const isChoice = kind === 'choice'
  return {
    slug,
    title,
    unit,
    kind,
    options: isChoice ? options.map((option) => ({ value: option.value, title: option.title })) : [],
  }
}
