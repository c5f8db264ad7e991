import type { ReactNode } from 'react'
import { type Breadcrumb, Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { VehicleBar } from '@/features/original-catalogs/components/vehicle-bar'
import { type OriginalVehicle, titleOfVehicle } from '@/features/original-catalogs/model/vehicle'
import { hrefs } from '@/lib/routing/hrefs'
import { OtherCarNote } from './other-car-note'
import { VehicleActions } from './vehicle-actions'
import styles from '@/features/original-catalogs/components/original.module.css'

type Props = {
  vehicle: OriginalVehicle
  heading: string
  /** Beside the heading. */
  note?: string
  /** What else can be done here. */
  actions?: ReactNode
  /** Of the car's page; none where that is the page itself. */
  carHref: string | null
  /** From the car on, the page itself last. */
  trail: readonly Breadcrumb[]
  children: ReactNode
}

/** What stands around every page of a car: the way to it, its name and what can be done with it. */
export function CarFrame({ vehicle, heading, note, actions, carHref, trail, children }: Props) {
  const { code, brand, name, vin, year, carId } = vehicle
  const crumbs = [
    { title: 'Главная', href: hrefs.home },
    { title: 'Оригинальные каталоги', href: hrefs.originalCatalogs },
    { title: brand, href: hrefs.originalCatalog(code) },
    { title: titleOfVehicle(vehicle), ...(carHref === null ? {} : { href: carHref }) },
    ...trail,
  ]
  return (
    <div className={`container ${styles.page}`}>
      <div>
        <Breadcrumbs items={crumbs} />
        <h1 tabIndex={-1}>
          {heading} {note && <span className={styles.headingNote}>{note}</span>}
        </h1>
      </div>
      <VehicleBar
        vehicle={vehicle}
        isNamed={carHref === null}
        note={<OtherCarNote car={{ carId, vin }} />}
        actions={
          <>
            <VehicleActions car={{ carId, brand, name, vin, year }} />
            {actions}
          </>
        }
      />
      {children}
    </div>
  )
}
