import type { Metadata } from 'next'
import { CodeResults } from '@/app/search/_components/code-results'
import { isPastResults } from '@/app/search/_components/is-past-results'
import { type NumberTableAddresses, tableOf } from '@/app/search/_components/number-table/table-addresses'
import { NumberResults } from '@/app/search/_components/number-results'
import { WordResults } from '@/app/search/_components/word-results'
import styles from '@/app/search/_components/search-results.module.css'
import { AdPlace } from '@/app/_components/marketing/ad-place'
import { PageFacts } from '@/app/_components/marketing/page-facts'
import { NearParts } from '@/features/search/components/near-parts'
import { NothingFound } from '@/features/search/components/nothing-found'
import { VehicleFound } from '@/features/search/components/vehicle-found'
import { SearchHelp } from '@/features/search/components/search-help'
import { prepareDocument } from '@/framework/next/prepare-document'
import { loadPopular } from '@/features/product/server/load-popular'
import { NO_CARDS } from '@/features/product/server/load-similar'
import type { NamedVehicle } from '@/features/search/model/read-vehicle'
import { planSearch, type SearchPlan } from '@/features/search/model/search-plan'
import { searchHeading, searchTitle } from '@/features/search/model/search-words'
import { loadCarOfNumber } from '@/features/search/server/load-car-of-number'
import { planWithCar } from '@/features/search/server/plan-with-car'
import { loadSearch, type SearchResult } from '@/features/search/server/load-search'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { orEmpty, toLoaded } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { parseSearchQuery } from '@/lib/routing/search-address'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import { loadSiteName } from '@/lib/site/load-site-name'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const plan = planSearch(parseSearchQuery(await searchParams))
  const meta = await loadMeta(hrefs.search())
  const title = plan.kind !== 'empty' ? searchTitle(plan) : (meta.title ?? 'Поиск запчастей')
  return toMetadata({ ...meta, title, robots: 'noindex,follow' }, { path: hrefs.search() })
}

export default async function SearchPage({ searchParams }: Props) {
  const request = parseSearchQuery(await searchParams)
  const plan = await planWithCar(request)
  const [search] = await Promise.all([toLoaded(() => loadSearch(plan)), prepareDocument()])
  if (search.kind === 'missing') return <NotFoundPage />
  if (search.kind === 'found' && (await isPastResults(plan, search.value))) return <NotFoundPage />
  if (search.kind === 'failed') return <FailedPage status={search.status} message={search.message} />
  const searched = notifiedText(plan)
  const vehicle = 'vehicle' in plan && search.value.kind !== 'number' ? plan.vehicle : null
  const namedCar = vehicle && <NamedCar vehicle={vehicle} query={plan.kind === 'words' ? plan.query : ''} />
  // The results say the car themselves.
  const isForCar = search.value.kind === 'words' && Boolean(search.value.found.car)
  return (
    <div className={`container ${styles.page}`}>
      {searched && <PageFacts kind="search" id={searched} />}
      <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, { title: 'Поиск' }]} />
      <h1 tabIndex={-1}>{searchHeading(plan, isNumber(search.value))}</h1>
      <div className={styles.body}>
        {!isForCar && namedCar}
        <Results plan={plan} result={search.value} table={tableOf(request)} />
        {isForCar && namedCar}
      </div>
      <AdPlace name="search" />
    </div>
  )
}

type ResultsProps = { plan: SearchPlan; result: SearchResult; table: NumberTableAddresses }

function Results({ plan, result, table }: ResultsProps) {
  if (plan.kind === 'empty') return <EmptySearch />
  switch (result.kind) {
    case 'number':
      return <NumberResults byNumber={result.byNumber} isOem={'isOem' in plan && plan.isOem} table={table} />
    case 'code':
      return <CodeResults result={result} table={table} />
    case 'words':
      return plan.kind === 'words' ? <WordResults result={result} plan={plan} table={table} /> : null
    case 'vehicle':
      return null
    case 'nothing':
      return (
        <>
          <NearParts
            groups={result.near ?? []}
            hrefOf={({ brand, article }) => hrefs.search({ brand, article })}
          />
          <NothingFound plan={plan} />
        </>
      )
  }
}

/** The car that the search names; what is not known of it does not keep the words from being found. */
async function NamedCar({ vehicle, query }: { vehicle: NamedVehicle; query: string }) {
  const [car, site] = await Promise.all([
    vehicle.kind === 'plate' ? null : orEmpty(() => loadCarOfNumber(vehicle.number), null),
    orEmpty(loadBootstrap, undefined),
  ])
  const hasOriginalCatalogs = site?.hasOriginalCatalogs === true
  return <VehicleFound {...{ vehicle, car, query, hasOriginalCatalogs }} />
}

async function EmptySearch() {
  const [popular, siteName] = await Promise.all([orEmpty(loadPopular, NO_CARDS), loadSiteName()])
  return <SearchHelp siteName={siteName} article={popular.cards[0]?.article} />
}

/** The query as marketing services may get it: a car's number is personal data of its owner. */
function notifiedText(plan: SearchPlan): string | undefined {
  switch (plan.kind) {
    case 'words':
      return plan.query
    case 'article':
      return plan.article
    case 'part':
      return `${plan.brand} ${plan.article}`
    case 'code':
      return plan.text
    default:
      return undefined
  }
}

function isNumber(result: SearchResult): boolean {
  return result.kind === 'number' || (result.kind === 'words' && result.byNumber.kind !== 'nothing')
}
