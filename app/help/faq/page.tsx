import type { Metadata } from 'next'
import { FailedPage } from '@/components/layout/failed-page'
import { ContentScreen } from '@/features/content/components/content-screen'
import { ContentText, NothingYet } from '@/features/content/components/content-text'
import { describe } from '@/features/content/model/describe'
import { loadPageAt } from '@/features/content/server/load-content-page'
import { toLoaded } from '@/lib/gateway/load'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

const TITLE = 'Вопросы и ответы'

export async function generateMetadata(): Promise<Metadata> {
  const loaded = await toLoaded(() => loadPageAt(hrefs.helpFaq))
  const page = loaded.kind === 'found' ? loaded.value : undefined
  return toMetadata(await loadMeta(hrefs.helpFaq), {
    title: page?.title ?? TITLE,
    description: page && describe(page),
    path: hrefs.helpFaq,
  })
}

export default async function FaqPage() {
  const [loaded, meta] = await Promise.all([
    toLoaded(() => loadPageAt(hrefs.helpFaq)),
    loadMeta(hrefs.helpFaq),
  ])
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  const page = loaded.kind === 'found' ? loaded.value : undefined
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
