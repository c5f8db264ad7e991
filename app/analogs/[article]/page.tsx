import type { Metadata } from 'next'
import { AnalogsList } from '@/app/analogs/_components/analogs-list'
import { NoAnalogs } from '@/app/analogs/_components/no-analogs'
import { AnalogsPage } from '@/app/analogs/_components/analogs-page'
import { UnknownPart } from '@/app/analogs/_components/unknown-part'
import styles from '@/app/analogs/_components/analogs.module.css'
import { PartChoice } from '@/features/search/components/part-choice'
import { loadAnalogs } from '@/features/search/server/load-analogs'
import { formatCount } from '@/lib/format/plural'
import { toLoaded } from '@/lib/data-cache/load'
import { decodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { robotsOf } from '@/lib/routing/pages'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'

type Props = { params: Promise<{ article: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await readArticle(params)
  const path = hrefs.analogsOf(article)
  const robots = robotsOf('/analogs/[article]') ?? null
  return toMetadata(
    { ...(await loadMeta(path)), robots },
    { title: `Аналоги ${article.toUpperCase()}`, path },
  )
}

export default async function ArticleAnalogsPage({ params }: Props) {
  const article = await readArticle(params)
  const loaded = await toLoaded(() => loadAnalogs({ article }))
  if (loaded.kind === 'failed') {
    const name = article.toUpperCase()
    return (
      <AnalogsPage title={`Аналоги ${name}`} crumb={name}>
        <NoAnalogs article={article} />
      </AnalogsPage>
    )
  }
  if (loaded.kind === 'missing') return <UnknownPart article={article} />
  const found = loaded.value
  if (found.kind === 'part') {
    const name = `${found.brand} ${found.article}`
    return (
      <AnalogsPage title={`Аналоги ${name}`} crumb={name}>
        <AnalogsList result={found.result} article={found.article} />
      </AnalogsPage>
    )
  }
  return (
    <AnalogsPage title={`Аналоги ${found.article.toUpperCase()}`} crumb={found.article.toUpperCase()}>
      <p className={styles.lead}>
        Номер {found.article.toUpperCase()} делают{' '}
        {formatCount(found.groups.length, ['бренд', 'бренда', 'брендов'])}. Чьей детали ищете замену?
      </p>
      <PartChoice
        groups={found.groups}
        label="Бренды с этим номером"
        hrefOf={(group) => hrefs.analogsOf(group.article, group.brand)}
      />
    </AnalogsPage>
  )
}

async function readArticle(params: Props['params']): Promise<string> {
  const { article } = await params
  return decodeUriPart(article) ?? ''
}
