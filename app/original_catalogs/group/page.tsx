import type { Metadata } from 'next'
import { ContactSpecialist } from '@/components/ui/dialogs/contact-specialist'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { GroupTree } from '@/features/original-catalogs/components/group-tree'
import { PartFinder } from '@/features/original-catalogs/components/unit/part-finder'
import { UnitTiles } from '@/features/original-catalogs/components/unit/unit-tiles'
import { toGroupTree, wayToGroup } from '@/features/original-catalogs/model/group-tree'
import { type VehicleScope, unitHref, vehicleHref } from '@/features/original-catalogs/model/original-address'
import { scopeOf, titleOfVehicle } from '@/features/original-catalogs/model/vehicle'
import { QUICK_GROUPS } from '@/features/original-catalogs/model/quick-groups'
import { documentTitle, headingOfListed } from '@/features/original-catalogs/model/vehicle-titles'
import { loadVehiclePage, type VehiclePage } from '@/features/original-catalogs/server/load-pages'
import { toSearchParams } from '@/lib/routing/query'
import { CarFrame } from '../_components/car-frame'
import { CarNotShown } from '../_components/car-not-shown'
import styles from '@/features/original-catalogs/components/groups.module.css'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const GROUPS_ID = 'groups'

function wayOf({ groups, address: { listed } }: VehiclePage) {
  return wayToGroup(groups, listed.by === 'group' ? listed.groupId : null)
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const loaded = await loadVehiclePage(toSearchParams(await searchParams))
  if (loaded === null) return { title: 'Выбор автомобиля', robots: 'noindex, follow' }
  if (loaded.kind !== 'found') return {}
  const { vehicle, address } = loaded.value
  const heading = headingOfListed(address.listed, wayOf(loaded.value))
  return { title: documentTitle(vehicle, heading), robots: 'noindex, nofollow' }
}

/** A car of an original catalogue: its groups, and the units of one of them or those that were looked for. */
export default async function OriginalGroupPage({ searchParams }: Props) {
  const query = toSearchParams(await searchParams)
  const loaded = await loadVehiclePage(query)
  if (loaded?.kind !== 'found') return <CarNotShown loaded={loaded} code={query.get('code')} />
  const page = loaded.value
  const { vehicle, groups, address } = page
  const { scope, listed } = address
  const way = wayOf(page)
  const heading = headingOfListed(listed, way)
  const car = scopeOf(vehicle)
  const hrefOfGroup = ({ groupId, ssd }: { groupId: string; ssd: string }) =>
    vehicleHref({ ...scope, ssd }, { group: groupId })
  return (
    <CarFrame
      vehicle={vehicle}
      heading={heading ?? titleOfVehicle(vehicle)}
      carHref={heading === null ? null : vehicleHref(car)}
      trail={
        heading === null ? [] : [...way.slice(0, -1).map(({ title }) => ({ title })), { title: heading }]
      }
    >
      <div className={styles.layout}>
        <div id={GROUPS_ID} className={styles.side}>
          <GroupTree
            nodes={toGroupTree(
              groups.filter(({ isQuick }) => !isQuick),
              hrefOfGroup,
            )}
            way={way.map(({ groupId }) => groupId)}
            storedAs={`arus-groups ${scope.code} ${scope.vehicleId ?? ''}`}
          />
        </div>
        <div className={styles.main}>
          <PartFinder
            scope={car}
            words={listed.by === 'words' ? listed.words : ''}
            quick={quickLinks(groups, car, hrefOfGroup)}
          />
          {heading !== null && <Units page={page} scope={scope} />}
        </div>
      </div>
    </CarFrame>
  )
}

/** Groups that gather one kind of part; a source that has none is searched by words. */
function quickLinks(
  groups: VehiclePage['groups'],
  car: VehicleScope,
  hrefOfGroup: (group: VehiclePage['groups'][number]) => string,
) {
  const own = groups.filter(({ isQuick }) => isQuick)
  return own.length > 0
    ? own.map((group) => ({ title: group.title, href: hrefOfGroup(group) }))
    : QUICK_GROUPS.map(({ code, title }) => ({ title, href: vehicleHref(car, { quick: code }) }))
}

function Units({ page, scope }: { page: VehiclePage; scope: VehicleScope }) {
  const { units, address, vehicle } = page
  const { listed } = address
  if (units.length === 0) {
    return (
      <EmptyState
        title={
          listed.by === 'group' ? 'Схем в этой группе нет' : 'На схемах этого автомобиля такой детали нет'
        }
        text="Выберите другую группу или назовите деталь иначе."
        actions={
          <ContactSpecialist
            about={{
              car: [titleOfVehicle(vehicle), vehicle.vin].filter(Boolean).join(', '),
              ...(listed.by === 'words' && { query: listed.words }),
            }}
          />
        }
      />
    )
  }
  const marked =
    listed.by === 'words'
      ? { words: listed.words }
      : listed.by === 'number'
        ? { article: listed.article }
        : {}
  const tiles = units.map((unit) => ({
    unitId: unit.unitId,
    code: unit.code,
    title: unit.title,
    note: unit.note,
    picture: unit.pictureUrl,
    href: unitHref({ ...scope, ssd: unit.ssd }, { unitIds: [unit.unitId], groupId: unit.groupId, marked }),
    found: 'parts' in unit ? unit.parts.map(({ title }) => title) : [],
  }))
  return (
    <>
      <div className={styles.head}>
        <a className={`${buttonClass({ look: 'secondary' })} ${styles.toGroups}`} href={`#${GROUPS_ID}`}>
          Все группы
        </a>
      </div>
      <UnitTiles units={tiles} scope={scope} groupId={listed.by === 'group' ? listed.groupId : null} />
    </>
  )
}
