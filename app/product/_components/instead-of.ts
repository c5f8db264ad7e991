import { hrefs } from '@/lib/routing/hrefs'

type Sources = {
  analogs: number
  similar: number
  /** From the root down to the product's own section. */
  breadcrumb: readonly { code: string; title: string }[]
}

/** Where a part without offers leads: to the nearest product that can be bought instead. */
export function insteadOf({ analogs, similar, breadcrumb }: Sources) {
  if (analogs > 0) return { title: 'Посмотреть аналоги', href: '#analogs' }
  if (similar > 0) return { title: 'Похожие товары', href: '#similar' }
  const section = breadcrumb.at(-1)
  return section
    ? { title: section.title, href: hrefs.section(section.code) }
    : { title: 'Открыть каталог', href: hrefs.catalog }
}
