import type { Metadata } from 'next'
import { ChooseCarState } from '@/app/_components/choose-car-state'
import { FailedPage } from '@/components/layout/failed-page'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { JsonLd } from '@/components/seo/json-ld'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ChoiceLinks } from '@/features/maintenance/components/choice-links'
import { ServiceTable } from '@/features/maintenance/components/service-table'
import type { ChoiceLink } from '@/features/maintenance/model/maintenance-choice'
import { maintenancePath, readMaintenanceAddress } from '@/features/maintenance/model/maintenance-address'
import { dueGroups, serviceMileages } from '@/features/maintenance/model/service-plan'
import type { CarService } from '@/features/maintenance/model/to-car-service'
import { titlesOf } from '@/features/maintenance/model/maintenance-titles'
import { loadMaintenance } from '@/features/maintenance/server/load-maintenance'
import { env } from '@/lib/env'
import { formatNumber } from '@/lib/format/number'
import { toLoaded } from '@/lib/data-cache/load'
import { hrefs } from '@/lib/routing/hrefs'
import { breadcrumbJsonLd } from '@/lib/seo/data/structured-data'
import { loadMeta } from '@/lib/seo/load-meta'
import { toMetadata } from '@/lib/seo/to-metadata'
import { BuyableKit } from './_components/buyable-kit'
import { ServicePicker } from './_components/service-picker'
import styles from '@/features/maintenance/components/maintenance.module.css'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

async function readAddress({ searchParams }: Props) {
  const entries = Object.entries(await searchParams).flatMap(([name, value]) => {
    const first = Array.isArray(value) ? value[0] : value
    return first === undefined ? [] : [[name, first]]
  })
  return readMaintenanceAddress(new URLSearchParams(entries))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const address = await readAddress(props)
  const loaded = await toLoaded(() => loadMaintenance(address))
  if (loaded.kind !== 'found') return {}
  const path = maintenancePath(address)
  const { title, description } = titlesOf(loaded.value)
  return toMetadata(await loadMeta(path), {
    title,
    description,
    path,
    ...(address.mileage === null ? {} : { robots: 'noindex, follow' }),
  })
}

export default async function MaintenancePage(props: Props) {
  const address = await readAddress(props)
  const loaded = await toLoaded(() => loadMaintenance(address))
  if (loaded.kind === 'missing') return <NotFoundPage />
  if (loaded.kind === 'failed') return <FailedPage status={loaded.status} message={loaded.message} />
  const { heading, lead, last } = titlesOf(loaded.value)
  const way = loaded.value.step === 'choice' ? loaded.value.choice.way : loaded.value.service.way
  const root = { title: 'Плановое обслуживание', href: hrefs.maintenance }
  const trail =
    last === null ? [{ title: root.title }] : [root, ...way.slice(0, last.depth), { title: last.title }]
  const crumbs = [{ title: 'Главная', href: hrefs.home }, ...trail]
  return (
    <div className={`container ${styles.page}`}>
      <div>
        <Breadcrumbs items={crumbs} />
        <h1 tabIndex={-1}>{heading}</h1>
      </div>
      <p className={styles.lead}>{lead}</p>
      {loaded.value.step === 'choice' ? (
        <Choice links={loaded.value.choice.links} />
      ) : (
        <Service service={loaded.value.service} mileage={address.mileage} />
      )}
      <JsonLd data={breadcrumbJsonLd(env().SITE_URL, crumbs)} />
    </div>
  )
}

function Choice({ links }: { links: readonly ChoiceLink[] }) {
  if (links.length > 0) {
    return (
      <>
        <ServicePicker />
        <ChoiceLinks links={links} />
      </>
    )
  }
  return <ChooseCarState title="Регламентов здесь пока нет" withoutScripts={hrefs.catalog} />
}

function Service({ service, mileage }: { service: CarService; mileage: number | null }) {
  const { groups, uuid, title } = service
  const mileages = serviceMileages(groups)
  const chosen = mileages.find((known) => known >= (mileage ?? 0)) ?? mileages.at(-1) ?? 0
  const due = dueGroups(groups, chosen)
  if (groups.length === 0) {
    return (
      <EmptyState
        title="Регламента для этой машины пока нет"
        text="Детали для неё можно найти в каталоге."
        actions={
          <a className={buttonClass()} href={hrefs.catalog}>
            Открыть каталог
          </a>
        }
      />
    )
  }
  return (
    <>
      <ServiceTable uuid={uuid} groups={groups} mileages={mileages} chosen={chosen} />
      <section>
        <h2>ТО на {formatNumber(chosen)} км</h2>
        {/* Another service is another kit: what was left out of this one says nothing of that. */}
        <BuyableKit
          key={chosen}
          uuid={uuid}
          title={`ТО на ${formatNumber(chosen)} км, ${title}`}
          car={title}
          groups={due}
          readAt={service.readAt}
        />
      </section>
    </>
  )
}
