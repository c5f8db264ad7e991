import type { Metadata } from 'next'
import { ContentScreen } from '@/features/content/components/content-screen'
import { ContentText, NothingYet } from '@/features/content/components/content-text'
import { loadPageAt } from '@/features/content/server/load-content-page'
import { orEmpty } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

const TITLE = 'Вопросы и ответы'

export async function generateMetadata(): Promise<Metadata> {
  const page = await orEmpty(() => loadPageAt(hrefs.helpFaq), undefined)
  return toMetadata(await loadMeta(hrefs.helpFaq), {
    title: page?.title ?? TITLE,
    description: 'Как найти деталь, заказать её, получить и вернуть: ответы на частые вопросы покупателей.',
    path: hrefs.helpFaq,
  })
}

export default async function FaqPage() {
  const [page, meta] = await Promise.all([
    orEmpty(() => loadPageAt(hrefs.helpFaq), undefined),
    loadMeta(hrefs.helpFaq),
  ])
  const title = page?.title ?? TITLE
  return (
    <ContentScreen
      heading={meta.heading ?? title}
      trail={[{ title: 'Помощь', href: hrefs.help }, { title }]}
      menu={page?.siblings}
      menuLabel="Разделы помощи"
    >
      {page ? <ContentText page={page} /> : <NothingYet />}
    </ContentScreen>
  )
}
