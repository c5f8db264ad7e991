import type { Breadcrumb } from '@/components/ui/navigation/breadcrumbs'
import type { Product } from '@/features/product/model/product'
import { hrefs } from '@/lib/routing/hrefs'
import { ROOT_SECTION_CODE } from '@/lib/site/section-store'

/** The way to a product: home, its sections from the root down, itself. */
export function productBreadcrumbs({
  breadcrumb,
  title,
}: Pick<Product, 'breadcrumb' | 'title'>): Breadcrumb[] {
  const sections = breadcrumb.filter(({ code }) => code !== ROOT_SECTION_CODE)
  return [
    { title: 'Главная', href: hrefs.home },
    { title: 'Каталог', href: hrefs.catalog },
    ...sections.map((section) => ({ title: section.title, href: hrefs.section(section.code) })),
    { title },
  ]
}
