import type { Metadata } from 'next'
import { PrintButton } from '@/features/original-catalogs/components/unit/print-button'
import { wayToGroup } from '@/features/original-catalogs/model/group-tree'
import { vehicleHref } from '@/features/original-catalogs/model/original-address'
import { scopeOf, titleOfVehicle } from '@/features/original-catalogs/model/vehicle'
import { documentTitle } from '@/features/original-catalogs/model/vehicle-titles'
import { loadUnitPage, type UnitPage } from '@/features/original-catalogs/server/load-pages'
import { ContactSpecialist } from '@/components/ui/dialogs/contact-specialist'
import { formatCount } from '@/lib/format/plural'
import { toSearchParams } from '@/lib/routing/query'
import { CarFrame } from '../_components/car-frame'
import { CarNotShown } from '../_components/car-not-shown'
import { UnitScreen } from '../_components/unit-screen'
import styles from '@/features/original-catalogs/components/groups.module.css'

const UNITS = ['узел', 'узла', 'узлов'] as const

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

function wayOf({ groups, address }: UnitPage) {
  return wayToGroup(groups, address.groupId)
}

function headingOf(page: UnitPage): string {
  const [first, ...more] = page.sheets
  if (first && more.length === 0) return first.title
  return page.address.unitIds.length === 0 ? (wayOf(page).at(-1)?.title ?? 'Узлы группы') : 'Выбранные узлы'
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const loaded = await loadUnitPage(toSearchParams(await searchParams))
  if (loaded === null) return { title: 'Выбор автомобиля', robots: 'noindex, follow' }
  if (loaded.kind !== 'found') return {}
  return {
    title: documentTitle(loaded.value.vehicle, headingOf(loaded.value)),
    robots: 'noindex, nofollow',
  }
}

/** One unit of a car, or several under each other: drawing and parts. */
export default async function OriginalUnitPage({ searchParams }: Props) {
  const query = toSearchParams(await searchParams)
  const loaded = await loadUnitPage(query)
  if (loaded?.kind !== 'found') return <CarNotShown loaded={loaded} code={query.get('code')} />
  const page = loaded.value
  const { vehicle, sheets, left } = page
  const car = scopeOf(vehicle)
  const way = wayOf(page).map(({ groupId, title, ssd, isLeaf }) => ({
    title,
    ...(isLeaf ? { href: vehicleHref({ ...car, ssd }, { group: groupId }) } : {}),
  }))
  const heading = headingOf(page)
  const [only, ...more] = sheets
  const isOne = more.length === 0
  return (
    <CarFrame
      vehicle={vehicle}
      heading={heading}
      {...(isOne && only ? { note: [only.code, only.note].filter(Boolean).join(', ') } : {})}
      actions={
        <>
          <PrintButton />
          <ContactSpecialist
            small
            about={{
              car: [titleOfVehicle(vehicle), vehicle.vin].filter(Boolean).join(', '),
              unit: heading,
            }}
          />
        </>
      }
      carHref={vehicleHref(car)}
      trail={[...way.filter(({ title }) => title !== heading), { title: heading }]}
    >
      {sheets.map((sheet) => (
        <section key={sheet.unitId} className={styles.main} aria-label={`Узел ${sheet.title}`}>
          {!isOne && <h2>{[sheet.title, sheet.code].filter(Boolean).join(', ')}</h2>}
          <UnitScreen sheet={sheet} car={{ carId: vehicle.carId, vin: vehicle.vin }} />
        </section>
      ))}
      {left > 0 && <p>Ещё {formatCount(left, UNITS)} — на странице группы: на одной все не помещаются.</p>}
    </CarFrame>
  )
}
