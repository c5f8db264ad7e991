import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ContentScreen } from '@/features/content/components/content-screen'
import { ContentText } from '@/features/content/components/content-text'
import { describe } from '@/features/content/model/describe'
import { loadPageAt } from '@/features/content/server/load-content-page'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { toLoaded } from '@/lib/data-cache/load'
import { decodeUriPart } from '@/lib/parts/uri'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

/** A folder of the company's texts. */
export type ContentArea = {
  title: string
  href: string
  menuLabel: string
}

type Props = { area: ContentArea; section: string }

export async function contentSectionMetadata({ area, section }: Props): Promise<Metadata> {
  const loaded = await readPage(area, section)
  if (loaded.kind !== 'found') return {}
  const page = loaded.value
  return toMetadata(await loadMeta(page.location), {
    title: page.title,
    description: describe(page),
    path: page.location,
  })
}

/** One page of such a folder, with the others at its side; `after` follows its text. */
export async function ContentSectionPage({ area, section, after }: Props & { after?: ReactNode }) {
  const loaded = await readPage(area, section)
  if (loaded.kind === 'missing') return <NotFoundPage />
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  const page = loaded.value
  const meta = await loadMeta(page.location)
  return (
    <ContentScreen
      heading={meta.heading ?? page.title}
      trail={[{ title: area.title, href: area.href }, { title: page.title }]}
      menu={page.siblings}
      menuLabel={area.menuLabel}
      meta={meta}
    >
      <ContentText page={page} />
      {after}
    </ContentScreen>
  )
}

async function readPage(area: ContentArea, section: string) {
  return toLoaded(() => loadPageAt(locationOf(area, section)))
}

function locationOf(area: ContentArea, section: string): string {
  return `${area.href}/${decodeUriPart(section) ?? ''}`
}
