'use client'

import { useState } from 'react'
import { useStore } from 'zustand'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Icon } from '@/components/ui/icon'
import { isCarKey } from '@/lib/parts/vehicle/car-key'
import { hrefs } from '@/lib/routing/hrefs'
import { useStores } from '@/stores/provider'
import type { UserCar } from '@/stores/user/user-state'
import { useOriginalCatalogs } from '@/stores/user/use-original-catalogs'
import { useUser } from '@/stores/user/use-user'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'
import { nameOfCar, titleOfCar } from '@/lib/parts/vehicle/car-words'
import { useCurrentVehicle } from '@/stores/vehicle/use-current-vehicle'
import { useChooseVehicle } from '../hooks/use-choose-vehicle'
import { VehicleSteps } from './vehicle-steps'
import styles from './vehicle-picker.module.css'

export type VehiclePickerProps = {
  open: boolean
  /** What the choice of another car begins with, such as its VIN. */
  words: string
  onClose: () => void
}

/** The choice of the shop's current car: one of the user's own, or another. */
export function VehiclePicker({ open, words, onClose }: VehiclePickerProps) {
  // Opened anew it begins anew.
  return (
    <Dialog open={open} onClose={onClose} title="Подбор по автомобилю" side="full" screen={String(open)}>
      {open && <Choice words={words} onClose={onClose} />}
    </Dialog>
  )
}

function Choice({ words, onClose }: Omit<VehiclePickerProps, 'open'>) {
  const { choose, chooseOwn, forget } = useChooseVehicle()
  const current = useCurrentVehicle()
  const chosen = useStore(useStores().vehicle, (state) => state.chosen)
  const { isAuthorized, cars } = useUser((user) => user)
  const own = isAuthorized ? cars : []
  const known = toCatalogQuery(
    chosen,
    own.find(({ vin }) => vin === current?.garageName),
  )
  const hasDrawings = useOriginalCatalogs()
  const [isOther, setOther] = useState(words !== '')
  const close = (run: Promise<void>) => void run.finally(onClose)

  if (isOther || (!current && own.length === 0)) {
    return <VehicleSteps words={words} onPick={(vehicle) => close(choose(vehicle))} />
  }
  return (
    <>
      <ul className={styles.cars} aria-label="Ваши автомобили">
        {chosen && (
          <li>
            <button type="button" className={styles.car} aria-pressed="true" onClick={onClose}>
              <Icon name="check" /> {titleOfCar(chosen)}
            </button>
          </li>
        )}
        {own.map((car) => {
          const isCurrent = current?.garageName === car.vin
          return (
            <li key={car.vin}>
              <button
                type="button"
                className={styles.car}
                aria-pressed={isCurrent}
                onClick={() => close(chooseOwn(car.vin))}
              >
                <Icon name={isCurrent ? 'check' : 'garage'} /> {nameOfCar(car)}
              </button>
            </li>
          )
        })}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => setOther(true)}>Выбрать другой автомобиль</Button>
        {current?.uuid && (
          <a
            className={buttonClass({ look: 'secondary' })}
            href={hrefs.maintenanceOf({ modification: current.uuid })}
            onClick={onClose}
          >
            Плановое обслуживание
          </a>
        )}
        {hasDrawings && known && (
          <a
            className={buttonClass({ look: 'secondary' })}
            href={hrefs.originalCatalogsFor(known)}
            data-prefetch="none"
            onClick={onClose}
          >
            Схемы производителя
          </a>
        )}
        {isAuthorized && (
          <a className={buttonClass({ look: 'secondary' })} href={hrefs.garage} onClick={onClose}>
            Гараж
          </a>
        )}
        {current && (
          <Button look="plain" onClick={() => close(forget())}>
            Не подбирать
          </Button>
        )}
      </div>
    </>
  )
}

/** By what original catalogues find the car: its VIN, else its make. */
function toCatalogQuery(chosen: ChosenVehicle | null, own: UserCar | undefined): string | null {
  if (chosen) return chosen.vin ?? chosen.mark
  return own && isCarKey(own.vin) ? own.mark : (own?.vin ?? null)
}
