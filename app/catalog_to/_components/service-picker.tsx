'use client'

import { useRouter } from 'next/navigation'
import { buttonClass } from '@/components/ui/button'
import { PickButton } from '@/features/fitment/components/pick-button'
import { useChooseVehicle } from '@/features/fitment/hooks/use-choose-vehicle'
import styles from '@/features/maintenance/components/maintenance.module.css'
import { hrefs } from '@/lib/routing/hrefs'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'
import { useCurrentVehicle } from '@/stores/vehicle/use-current-vehicle'

/** The way to a car's planned service that is shorter than the lists: the chosen car, or one found by words or VIN. */
export function ServicePicker() {
  const router = useRouter()
  const current = useCurrentVehicle()
  const { choose } = useChooseVehicle()
  const open = (uuid: string) => router.push(hrefs.maintenanceOf({ modification: uuid }))
  const pick = (vehicle: ChosenVehicle) => {
    void choose(vehicle)
    if (vehicle.uuid) open(vehicle.uuid)
  }
  return (
    <div className={styles.picker}>
      <PickButton look={current?.uuid ? 'secondary' : 'primary'} onPick={pick}>
        Найти машину по названию или VIN
      </PickButton>
      {current?.uuid && (
        <a
          className={buttonClass()}
          href={hrefs.maintenanceOf({ modification: current.uuid })}
          data-prefetch="hover"
        >
          ТО для {current.short}
        </a>
      )}
    </div>
  )
}
