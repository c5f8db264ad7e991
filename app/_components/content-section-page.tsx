import type { Metadata } from 'next'
import { ContentScreen } from '@/features/content/components/content-screen'
import { ContentText, NothingYet } from '@/features/content/components/content-text'
import { entryListAt } from '@/features/content/model/entry-lists'
import { describe } from '@/features/content/model/describe'
import { loadPageAt } from '@/features/content/server/load-content-page'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { toLoaded } from '@/lib/gateway/load'
import { decodeUriPart, encodeUriPart } from '@/lib/parts/uri'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

/** A folder of the company's texts. */
export type ContentArea = {
  title: string
  href: string
  menuLabel: string
  /** Whether entries have pages of their own; without, they are questions with their answers. */
  hasEntryPages: boolean
}

type Props = { area: ContentArea; section: string }

export async function contentSectionMetadata({ area, section }: Props): Promise<Metadata> {
  const loaded = await readPage(area, section)
  const list = entryListAt(locationOf(area, section))
  if (loaded.kind === 'failed' && list)
    return toMetadata(await loadMeta(list.href), { title: list.title, path: list.href })
  if (loaded.kind !== 'found') return {}
  const page = loaded.value
  return toMetadata(await loadMeta(page.location), {
    title: page.title,
    description: describe(page),
    path: page.location,
  })
}

/** One page of such a folder, with the others at its side. */
export async function ContentSectionPage({ area, section }: Props) {
  const loaded = await readPage(area, section)
  if (loaded.kind === 'missing') return <NotFoundPage />
  if (loaded.kind === 'failed') {
    const list = entryListAt(locationOf(area, section))
    if (list) return <EmptyList area={area} title={list.title} />
    return <FailedPage status={loaded.status} message={loaded.message} />
  }
  const page = loaded.value
  const { heading } = await loadMeta(page.location)
  const entryHref = (code: string) => `${page.location}/${encodeUriPart(code)}`
  return (
    <ContentScreen
      heading={heading ?? page.title}
      trail={[{ title: area.title, href: area.href }, { title: page.title }]}
      menu={page.siblings}
      menuLabel={area.menuLabel}
    >
      <ContentText page={page} {...(area.hasEntryPages ? { entryHref } : {})} />
    </ContentScreen>
  )
}

function EmptyList({ area, title }: { area: ContentArea; title: string }) {
  return (
    <ContentScreen heading={title} trail={[{ title: area.title, href: area.href }, { title }]}>
      <NothingYet />
    </ContentScreen>
  )
}

async function readPage(area: ContentArea, section: string) {
  return toLoaded(() => loadPageAt(locationOf(area, section)))
}

function locationOf(area: ContentArea, section: string): string {
  return `${area.href}/${decodeUriPart(section) ?? ''}`
}
