import type { Metadata } from 'next'
import { ChooseCarState } from '@/app/_components/choose-car-state'
import { ContactSpecialist } from '@/components/ui/dialogs/contact-specialist'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { EmptyState } from '@/components/ui/empty-state'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { CarNotFound } from '@/features/original-catalogs/components/car-not-found'
import { CarSearch } from '@/features/original-catalogs/components/car-search'
import { CatalogLetters } from '@/features/original-catalogs/components/catalog-letters'
import { GarageCars } from '@/features/original-catalogs/components/garage-cars'
import { OriginalFailure } from '@/features/original-catalogs/components/original-failure'
import { VehicleTable } from '@/features/original-catalogs/components/vehicle-table'
import { examplesOf } from '@/features/original-catalogs/model/catalog-list'
import { loadIndexPage, type Search, toOriginal } from '@/features/original-catalogs/server/load-pages'
import { HtmlText } from '@/features/content/components/html-text'
import { sanitizeHtml } from '@/lib/html/sanitize'
import { orEmpty } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { toSearchParams } from '@/lib/routing/query'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import styles from '@/features/original-catalogs/components/original.module.css'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const TITLE = 'Оригинальные каталоги'
const EXAMPLES = 4
const LIST_ID = 'catalogs'

async function readTyped({ searchParams }: Props): Promise<string> {
  return toSearchParams(await searchParams).get('q') ?? ''
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const typed = await readTyped(props)
  const [meta, site] = await Promise.all([
    loadMeta(hrefs.originalCatalogs),
    orEmpty(loadBootstrap, undefined),
  ])
  const isListed = typed === '' && site?.hasOriginalCatalogs !== false
  return toMetadata(isListed ? meta : { ...meta, robots: 'noindex, nofollow' }, {
    title: 'Оригинальные каталоги запчастей по VIN',
    description:
      'Схемы узлов и номера деталей производителя: найдите автомобиль по VIN, номеру кузова или марке и выберите деталь на чертеже, с ценами и аналогами.',
    path: hrefs.originalCatalogs,
  })
}

export default async function OriginalCatalogsPage(props: Props) {
  const typed = await readTyped(props)
  const [loaded, meta] = await Promise.all([
    toOriginal(() => loadIndexPage(typed)),
    loadMeta(hrefs.originalCatalogs),
  ])
  if (loaded.kind === 'missing') return <NotFoundPage />
  if (loaded.kind === 'failed') return <OriginalFailure status={loaded.status} message={loaded.message} />
  const { catalogs, search } = loaded.value
  return (
    <div className={`container ${styles.page}`}>
      <div>
        <Breadcrumbs items={[{ title: 'Главная', href: hrefs.home }, { title: TITLE }]} />
        <h1 tabIndex={-1}>{meta.heading ?? TITLE}</h1>
        {meta.subheading && <p>{meta.subheading}</p>}
      </div>
      {catalogs.length === 0 ? (
        <ChooseCarState title="Оригинальных каталогов здесь пока нет" withoutScripts={hrefs.maintenance} />
      ) : (
        <>
          <CarSearch
            action={hrefs.originalCatalogs}
            label="VIN, номер кузова или марка"
            typed={typed}
            problem={search.kind === 'mistake' ? search.problem : undefined}
            examples={examplesOf(catalogs, EXAMPLES)}
          />
          <GarageCars />
          <Found search={search} />
          <section id={LIST_ID} aria-labelledby="catalogs-title">
            <h2 id="catalogs-title">Каталоги по маркам</h2>
            <CatalogLetters catalogs={catalogs} />
          </section>
        </>
      )}
      <HtmlText html={sanitizeHtml(meta.content)} />
    </div>
  )
}

function Found({ search }: { search: Search }) {
  if (search.kind === 'none' || search.kind === 'mistake') return null
  const other = { title: 'Выбрать марку', href: `#${LIST_ID}` }
  if (search.kind === 'vehicles') {
    const { vehicles, number, of } = search
    if (vehicles.length === 0) return <CarNotFound number={number} of={of} other={other} />
    return (
      <section aria-labelledby="found">
        <h2 id="found">Подходит несколько автомобилей</h2>
        <VehicleTable vehicles={vehicles} caption={`Автомобили по номеру ${number}`} />
      </section>
    )
  }
  const { words, catalogs } = search
  if (catalogs.length === 0) {
    return (
      <EmptyState
        title={`По словам «${words}» каталога не нашлось`}
        text="Проверьте название марки, введите VIN или выберите марку из списка ниже."
        actions={<ContactSpecialist about={{ query: words }} />}
      />
    )
  }
  return (
    <section aria-labelledby="found">
      <h2 id="found">По словам «{words}»</h2>
      <CatalogLetters catalogs={catalogs} />
    </section>
  )
}
