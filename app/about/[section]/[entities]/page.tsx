import type { Metadata } from 'next'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { ContentScreen } from '@/features/content/components/content-screen'
import { EntryText } from '@/features/content/components/entry-text'
import { describe } from '@/features/content/model/describe'
import { loadContentEntry } from '@/features/content/server/load-content-page'
import { toLoaded } from '@/lib/gateway/load'
import { decodeUriPart, encodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

type Params = { params: Promise<{ section: string; entities: string }> }

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const loaded = await readEntry(params)
  if (loaded.kind !== 'found') return {}
  const { page, entry } = loaded.value
  const path = `${page.location}/${encodeUriPart(entry.code)}`
  return toMetadata(await loadMeta(path), {
    title: entry.title,
    description: describe(entry),
    path,
    image: entry.picture ?? undefined,
  })
}

export default async function AboutEntryPage({ params }: Params) {
  const loaded = await readEntry(params)
  if (loaded.kind === 'missing') return <NotFoundPage />
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  const { page, entry } = loaded.value
  return (
    <ContentScreen
      heading={entry.title}
      trail={[
        { title: 'О компании', href: hrefs.about },
        { title: page.title, href: page.location },
        { title: entry.title },
      ]}
    >
      <EntryText entry={entry} />
    </ContentScreen>
  )
}

async function readEntry(params: Params['params']) {
  const { section, entities } = await params
  const location = `${hrefs.about}/${decodeUriPart(section) ?? ''}`
  return toLoaded(() => loadContentEntry(location, decodeUriPart(entities) ?? ''))
}
