import type { CatalogEntity } from '@/features/product/model/product-card-data'

type Fit = NonNullable<CatalogEntity['fit']>

const GROUPS: Partial<Record<Fit, string>> = {
  some: 'Подходят не всем исполнениям машины: уточните, какая у вас',
  check: 'Сверьте с машиной: данных для неё не хватает',
  any: 'Универсальные: сверьте с инструкцией к машине',
}

/** Headings above the first of the products that are less than sure to fit the car of a list, by their place; none without a car. */
export function fitGroups(
  products: readonly { fit: Fit | null }[],
): Readonly<Record<number, string>> | undefined {
  const groups = products.flatMap(({ fit }, at): [number, string][] => {
    const group = fit && fit !== products[at - 1]?.fit && GROUPS[fit]
    return group ? [[at, group]] : []
  })
  return groups.length > 0 ? Object.fromEntries(groups) : undefined
}
