import type { Metadata } from 'next'
import { COMPANY } from '@/app/about/_components/company-menu'
import { EntryGoods } from '@/app/about/_components/entry-goods'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { JsonLd } from '@/components/seo/json-ld'
import { ContentScreen } from '@/features/content/components/content-screen'
import { EntryText } from '@/features/content/components/entry-text'
import { ShareList } from '@/features/content/components/share-list'
import type { ContentEntry } from '@/features/content/model/content-page'
import { describe } from '@/features/content/model/describe'
import { type EntryList, entryListOf } from '@/features/content/model/entry-lists'
import { loadEntry } from '@/features/content/server/load-entries'
import { env } from '@/lib/env'
import { toLoaded } from '@/lib/data-cache/load'
import { decodeUriPart, encodeUriPart } from '@/lib/parts/uri'
import { loadMeta } from '@/lib/seo/load-meta'
import { type ArticleFacts, articleJsonLd } from '@/lib/seo/data/structured-data'
import { toMetadata } from '@/lib/seo/to-metadata'
import { loadBootstrap, type SiteParams } from '@/lib/site/load-bootstrap'
import { mediaUrl } from '@/lib/image/image-url'

type Params = { params: Promise<{ section: string; entities: string }> }

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const loaded = await readEntry(params)
  if (loaded.kind !== 'found') return {}
  const { list, path, entry } = loaded.value
  return toMetadata(await loadMeta(path), {
    title: entry.title,
    description: describe(entry),
    path,
    image: entry.picture ?? undefined,
    ...(articleKindOf(list) && { type: 'article' }),
  })
}

export default async function AboutEntryPage({ params }: Params) {
  const loaded = await readEntry(params)
  if (loaded.kind === 'missing') return <NotFoundPage />
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  const { list, path, entry } = loaded.value
  const kind = articleKindOf(list)
  const [meta, { params: site }] = await Promise.all([loadMeta(path), loadBootstrap()])
  return (
    <ContentScreen
      heading={meta.heading ?? entry.title}
      trail={[COMPANY, { title: list.title, href: list.href }, { title: entry.title }]}
      meta={meta}
    >
      {kind && <JsonLd data={articleJsonLd({ kind, ...entryFacts(path, entry, site) })} />}
      <EntryText entry={entry} />
      <ShareList url={env().SITE_URL + path} title={entry.title} />
      <EntryGoods fields={entry.fields} />
    </ContentScreen>
  )
}

async function readEntry(params: Params['params']) {
  const { section, entities } = await params
  const list = entryListOf(decodeUriPart(section) ?? '')
  const code = decodeUriPart(entities) ?? ''
  return toLoaded(async () => {
    const entry = list && (await loadEntry(list.code, code))
    return entry && { list, entry, path: `${list.href}/${encodeUriPart(entry.code)}` }
  })
}

/** A promotion is an offer of the shop and no article. */
function articleKindOf({ code }: EntryList): ArticleFacts['kind'] | undefined {
  if (code === 'promo') return undefined
  return code === 'publications' ? 'Article' : 'NewsArticle'
}

function entryFacts(path: string, entry: ContentEntry, { siteName }: SiteParams): Omit<ArticleFacts, 'kind'> {
  const { title, createdAt, picture } = entry
  const { SITE_URL: origin } = env()
  return {
    origin,
    path,
    title,
    publisher: siteName,
    createdAt,
    description: describe(entry),
    picture: picture === null ? null : mediaUrl(picture),
  }
}
