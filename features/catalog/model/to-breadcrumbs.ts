import { joinTitles } from '@/lib/parts/join-titles'
import type { Breadcrumb } from '@/components/ui/navigation/breadcrumbs'
import { hrefs } from '@/lib/routing/hrefs'
import { ROOT_SECTION_CODE } from '@/lib/site/section-store'
import type { ActiveChip } from './chips'
import type { Listing } from './listing'

/** Sections above, the section, and its chosen filters in the words of their chips. */
export function toBreadcrumbs(
  { breadcrumb, title, code }: Pick<Listing, 'breadcrumb' | 'title' | 'code'>,
  chips: readonly ActiveChip[],
): Breadcrumb[] {
  const above = breadcrumb.filter((section) => section.code !== ROOT_SECTION_CODE)
  const trail = [
    { title: 'Главная', href: hrefs.home },
    { title: 'Каталог', href: hrefs.catalog },
    ...above.map((section) => ({ title: section.title, href: hrefs.section(section.code) })),
  ]
  if (chips.length === 0) return [...trail, { title }]
  return [
    ...trail,
    { title, href: hrefs.section(code) },
    { title: joinTitles(chips.map((chip) => chip.title)) },
  ]
}
