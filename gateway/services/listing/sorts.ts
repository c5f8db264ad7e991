import { SECTION_SORTS, type SectionSort } from '@/gateway/db/facets/section-index'

const TITLES: Record<SectionSort, string> = {
  popular: 'Сначала популярные',
  price: 'Сначала дешёвые',
  'price-desc': 'Сначала дорогие',
  rating: 'С высокой оценкой',
  delivery: 'Сначала быстрые',
}

/** An unknown key falls to the default order. */
export function toSort(requested: string | null | undefined): SectionSort {
  return SECTION_SORTS.find((sort) => sort === requested) ?? 'popular'
}

export function toSortOptions(active: SectionSort) {
  return SECTION_SORTS.map((code) => ({ code, title: TITLES[code], isActive: code === active }))
}
