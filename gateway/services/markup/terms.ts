import type { markupRules } from '@/gateway/db/schema/desk/markup'
import { fieldError } from '@/gateway/core/errors/errors'
import { toRubles } from '@/gateway/services/cards/to-entity'
import { toKopecks } from '@/gateway/services/checkout/order-request'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { resolveBrand } from '@/gateway/services/reference/resolve-brand'
import type { MarkupTerms } from '@/lib/gateway/contracts/desk/rules'

type Columns = Omit<typeof markupRules.$inferSelect, 'id' | 'authorId' | 'changedAt'>

/** A rule as the desk shows it and as the log keeps it. */
export function toTerms(reference: CatalogReference, rule: Columns): MarkupTerms {
  const { supplierId, brandId, sectionId, priceFrom, priceTo, percent, fixed, rounding, isOn } = rule
  return {
    supplierId,
    brand: reference.brandById.get(brandId ?? 0)?.title ?? null,
    section: reference.sectionById.get(sectionId ?? 0)?.code ?? null,
    priceFrom: toRubles(priceFrom),
    priceTo: toRubles(priceTo),
    percent,
    fixed: toRubles(fixed),
    rounding,
    isOn,
  }
}

/** Columns of a rule with the terms, once all that they name is known. */
export function toColumns(reference: CatalogReference, terms: MarkupTerms) {
  const { supplierId, priceFrom, priceTo, percent, fixed, rounding, isOn } = terms
  const brand = terms.brand === null ? null : resolveBrand(reference, terms.brand)
  const section = terms.section === null ? null : reference.sectionByCode.get(terms.section)
  if (supplierId !== null && !reference.suppliers.has(supplierId))
    throw fieldError('terms.supplierId', 'Такого поставщика нет.')
  if (brand === undefined) throw fieldError('terms.brand', `Бренда «${terms.brand}» в магазине нет.`)
  if (section === undefined) throw fieldError('terms.section', 'Такого раздела нет.')
  if (priceTo !== null && priceTo <= (priceFrom ?? 0))
    throw fieldError('terms.priceTo', 'Верхняя граница цены должна быть больше нижней.')
  return {
    supplierId,
    brandId: brand?.id ?? null,
    sectionId: section?.id ?? null,
    sectionLevel: section?.level ?? null,
    priceFrom: priceFrom === null ? null : toKopecks(priceFrom),
    priceTo: priceTo === null ? null : toKopecks(priceTo),
    percent,
    fixed: toKopecks(fixed),
    rounding,
    isOn,
  }
}
