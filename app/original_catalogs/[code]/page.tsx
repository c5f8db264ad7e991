import type { Metadata } from 'next'
import { ContactSpecialist } from '@/components/ui/dialogs/contact-specialist'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { EmptyState } from '@/components/ui/empty-state'
import { JsonLd } from '@/components/seo/json-ld'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { CarNotFound } from '@/features/original-catalogs/components/car-not-found'
import { CarSearch } from '@/features/original-catalogs/components/car-search'
import { OriginalFailure } from '@/features/original-catalogs/components/original-failure'
import { VehicleTable } from '@/features/original-catalogs/components/vehicle-table'
import { Wizard } from '@/features/original-catalogs/components/wizard'
import { examplesOf } from '@/features/original-catalogs/model/catalog-list'
import { type CatalogPage, loadCatalogPage, toOriginal } from '@/features/original-catalogs/server/load-pages'
import { env } from '@/lib/env'
import { formatCount } from '@/lib/format/plural'
import { decodeUriPart } from '@/lib/parts/uri'
import { hrefs } from '@/lib/routing/hrefs'
import { toSearchParams } from '@/lib/routing/query'
import { loadMeta } from '@/lib/seo/load-meta'
import { breadcrumbJsonLd } from '@/lib/seo/data/structured-data'
import { toMetadata } from '@/lib/seo/to-metadata'
import styles from '@/features/original-catalogs/components/original.module.css'

type Props = {
  params: Promise<{ code: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const WIZARD_ID = 'wizard'
const CARS = ['автомобиль', 'автомобиля', 'автомобилей'] as const

async function readAddress({ params, searchParams }: Props) {
  const [{ code }, given] = await Promise.all([params, searchParams])
  const query = toSearchParams(given)
  return { code: decodeUriPart(code) ?? '', ssd: query.get('ssd'), q: query.get('q') ?? '' }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { code, ssd, q } = await readAddress(props)
  const loaded = await toOriginal(() => loadCatalogPage(code, ssd, q))
  if (loaded.kind !== 'found') return {}
  const { brand, code: ownCode } = loaded.value.wizard.catalog
  const path = hrefs.originalCatalog(ownCode)
  const meta = await loadMeta(path)
  const isState = ssd !== null || q !== ''
  return toMetadata(isState ? { ...meta, robots: 'noindex, nofollow' } : meta, {
    title: `Оригинальный каталог ${brand}: схемы и номера деталей`,
    description: `Каталог производителя ${brand}: найдите автомобиль по VIN или по признакам и выберите деталь на схеме узла, с ценами и аналогами.`,
    path,
  })
}

export default async function OriginalCatalogPage(props: Props) {
  const { code, ssd, q } = await readAddress(props)
  const loaded = await toOriginal(() => loadCatalogPage(code, ssd, q))
  if (loaded.kind === 'missing') return <NotFoundPage />
  if (loaded.kind === 'failed') {
    return (
      <OriginalFailure
        status={loaded.status}
        message={loaded.message}
        code={ssd === null ? undefined : code}
      />
    )
  }
  const { wizard, search } = loaded.value
  const { catalog } = wizard
  const crumbs = [
    { title: 'Главная', href: hrefs.home },
    { title: 'Оригинальные каталоги', href: hrefs.originalCatalogs },
    { title: catalog.brand },
  ]
  return (
    <div className={`container ${styles.page}`}>
      <div>
        <Breadcrumbs items={crumbs} />
        <h1 tabIndex={-1}>Оригинальный каталог {catalog.brand}</h1>
      </div>
      <CarSearch
        action={hrefs.originalCatalog(code)}
        label="VIN или номер кузова"
        typed={q}
        problem={search.kind === 'mistake' ? search.problem : undefined}
        examples={examplesOf([catalog], 1)}
      />
      {search.kind === 'vehicles' && <ByNumber search={search} />}
      <WizardSection page={loaded.value} code={code} isAnswered={ssd !== null} />
      <JsonLd data={breadcrumbJsonLd(env().SITE_URL, crumbs)} />
    </div>
  )
}

function ByNumber({ search }: { search: Extract<CatalogPage['search'], { kind: 'vehicles' }> }) {
  const { vehicles, number, of } = search
  if (vehicles.length === 0) {
    return (
      <CarNotFound
        number={number}
        of={of}
        other={{ title: 'Подобрать по признакам', href: `#${WIZARD_ID}` }}
      />
    )
  }
  return (
    <section aria-labelledby="found">
      <h2 id="found">Подходит несколько автомобилей</h2>
      <VehicleTable vehicles={vehicles} caption={`Автомобили по номеру ${number}`} />
    </section>
  )
}

function WizardSection({ page, code, isAnswered }: { page: CatalogPage; code: string; isAnswered: boolean }) {
  const { wizard, vehicles } = page
  return (
    <section id={WIZARD_ID} className={styles.wizardArea} aria-labelledby="wizard-title">
      <div>
        <h2 id="wizard-title">Подбор по признакам</h2>
        {wizard.steps.length === 0 ? (
          <p className={styles.soft}>
            {wizard.catalog.isVinSearch
              ? 'В этом каталоге автомобиль находят по VIN или номеру кузова.'
              : 'Автомобилей в этом каталоге пока нет. Деталь подберёт специалист.'}
          </p>
        ) : (
          <Wizard code={code} steps={wizard.steps} />
        )}
      </div>
      {wizard.isReady && (
        <div>
          <h2>{vehicles.length > 0 ? `Подходит ${formatCount(vehicles.length, CARS)}` : 'Автомобили'}</h2>
          {vehicles.length > 0 ? (
            <VehicleTable vehicles={vehicles} caption="Автомобили по выбранным признакам" />
          ) : (
            <EmptyState
              title="С такими признаками автомобиля нет"
              text={isAnswered ? 'Измените один из ответов.' : 'Введите VIN или номер кузова.'}
              actions={<ContactSpecialist about={{ car: wizard.catalog.catalogName }} />}
            />
          )}
        </div>
      )}
    </section>
  )
}
