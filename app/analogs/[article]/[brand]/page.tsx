import type { Metadata } from 'next'
import { AnalogsList } from '@/app/analogs/_components/analogs-list'
import { NoAnalogs } from '@/app/analogs/_components/no-analogs'
import { AnalogsPage } from '@/app/analogs/_components/analogs-page'
import { UnknownPart } from '@/app/analogs/_components/unknown-part'
import { loadAnalogs } from '@/features/search/server/load-analogs'
import { toLoaded } from '@/lib/data-cache/load'
import { decodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

type Props = { params: Promise<{ article: string; brand: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const requested = await readPair(params)
  const loaded = await toLoaded(() => loadAnalogs(requested))
  const found = loaded.kind === 'found' && loaded.value.kind === 'part' ? loaded.value : requested
  const path = hrefs.analogsOf(found.article, found.brand)
  const robots = robotsOf('/analogs/[article]/[brand]') ?? null
  return toMetadata(
    { ...(await loadMeta(path)), robots },
    {
      title: `Аналоги ${found.brand} ${found.article}`,
      path,
    },
  )
}

export default async function BrandAnalogsPage({ params }: Props) {
  const requested = await readPair(params)
  const loaded = await toLoaded(() => loadAnalogs(requested))
  if (loaded.kind === 'failed') {
    const name = `${requested.brand} ${requested.article}`.toUpperCase()
    return (
      <AnalogsPage title={`Аналоги ${name}`} crumb={name}>
        <NoAnalogs article={requested.article} />
      </AnalogsPage>
    )
  }
  if (loaded.kind === 'missing' || loaded.value.kind !== 'part') {
    return <UnknownPart {...requested} />
  }
  const { brand, article, result } = loaded.value
  return (
    <AnalogsPage title={`Аналоги ${brand} ${article}`} crumb={`${brand} ${article}`}>
      <AnalogsList result={result} article={article} />
    </AnalogsPage>
  )
}

async function readPair(params: Props['params']): Promise<{ article: string; brand: string }> {
  const { article, brand } = await params
  return { article: decodeUriPart(article) ?? '', brand: decodeUriPart(brand) ?? '' }
}
