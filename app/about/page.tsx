import type { Metadata } from 'next'
import { ContentScreen } from '@/features/content/components/content-screen'
import { ContentText } from '@/features/content/components/content-text'
import { LinkList } from '@/features/content/components/link-list'
import { describe } from '@/features/content/model/describe'
import { loadPageAt } from '@/features/content/server/load-content-page'
import { loadEntryPages } from '@/features/content/server/load-entry-pages'
import { loadVacancies } from '@/features/vacancies/server/load-vacancies'
import { orEmpty } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

const TITLE = 'О компании'
/** Pages that the shop makes by itself. */
const OWN_PAGES = [
  { title: 'Бренды', href: hrefs.brands },
  { title: 'Магазины', href: hrefs.shops },
]
const VACANCIES = { title: 'Вакансии', href: hrefs.vacancies }

export async function generateMetadata(): Promise<Metadata> {
  const page = await orEmpty(() => loadPageAt(hrefs.about), undefined)
  return toMetadata(await loadMeta(hrefs.about), {
    title: page?.title ?? TITLE,
    description: page
      ? describe(page)
      : 'Кто мы, чем торгуем и как с нами связаться: новости, акции, вакансии и магазины.',
    path: hrefs.about,
  })
}

export default async function AboutPage() {
  const [page, meta] = await Promise.all([
    orEmpty(() => loadPageAt(hrefs.about), undefined),
    loadMeta(hrefs.about),
  ])
  const title = page?.title ?? TITLE
  const children = page?.children ?? []
  const [lists, vacancies] = await Promise.all([loadEntryPages(), orEmpty(loadVacancies, [])])
  const others = [...OWN_PAGES, ...lists, ...(vacancies.length > 0 ? [VACANCIES] : [])]
  const links = [...children, ...others.filter(({ href }) => !children.some((child) => child.href === href))]
  return (
    <ContentScreen heading={meta.heading ?? title} trail={[{ title }]} meta={meta}>
      {page && <ContentText page={{ ...page, children: [], entries: [] }} />}
      <LinkList links={links} label={title} />
    </ContentScreen>
  )
}
