import type { Metadata } from 'next'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { ContentScreen } from '@/features/content/components/content-screen'
import { ContentText } from '@/features/content/components/content-text'
import { describe } from '@/features/content/model/describe'
import { loadPageAt } from '@/features/content/server/load-content-page'
import { toLoaded } from '@/lib/gateway/load'
import { decodeUriPart, encodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

export const ensureStatic = 'navigation'

type Params = { params: Promise<{ section: string }> }

export function generateStaticParams() {
  return [{ section: '__build__' }]
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const loaded = await readPage(params)
  if (loaded.kind !== 'found') return {}
  const page = loaded.value
  return toMetadata(await loadMeta(page.location), {
    title: page.title,
    description: describe(page),
    path: page.location,
  })
}

export default async function AboutSectionPage({ params }: Params) {
  const loaded = await readPage(params)
  if (loaded.kind === 'missing') return <NotFoundPage />
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  const page = loaded.value
  const { heading } = await loadMeta(page.location)
  return (
    <ContentScreen
      heading={heading ?? page.title}
      trail={[{ title: 'О компании', href: hrefs.about }, { title: page.title }]}
      menu={page.siblings}
      menuLabel="О компании"
    >
      <ContentText page={page} entryHref={(code) => `${page.location}/${encodeUriPart(code)}`} />
    </ContentScreen>
  )
}

async function readPage(params: Params['params']) {
  const { section } = await params
  return toLoaded(() => loadPageAt(`${hrefs.about}/${decodeUriPart(section) ?? ''}`))
}
