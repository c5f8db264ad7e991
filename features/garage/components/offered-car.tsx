'use client'

import { useMutation } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { Button } from '@/components/ui/button'
import { createCarKey } from '@/lib/parts/vehicle/car-key'
import { useStores } from '@/stores/provider'
import { useUser } from '@/stores/user/use-user'
import { titleOfCar } from '@/lib/parts/vehicle/car-words'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'
import { twinOf } from '@/stores/vehicle/current-vehicle'
import { chooseVehicle } from '@/stores/vehicle/vehicle-store'
import { notifyFailure } from '@/components/ui/toast/notify-failure'
import styles from './garage.module.css'

/** The car chosen in this browser that is not in the garage yet. */
export function OfferedCar() {
  const { garage, vehicle } = useStores()
  const chosen = useStore(vehicle, (state) => state.chosen)
  const twin = useUser(({ cars }) => (chosen ? twinOf(chosen, cars) : undefined))
  const { mutate, isPending } = useMutation({
    mutationFn: async (car: ChosenVehicle) => {
      const { carId, uuid: modificationUuid, mark, model, modification, vin, year } = car
      const isStored = twin
        ? await garage.change({ vin: twin.vin, isCurrent: true })
        : await garage.add({
            vin: vin ?? createCarKey(),
            carId,
            year: year ?? null,
            modificationUuid,
            mark,
            model,
            modification,
            isCurrent: true,
          })
      if (isStored) chooseVehicle(vehicle, null)
    },
    onError: (failure) => notifyFailure(failure),
  })
  if (!chosen) return null

  return (
    <section className={styles.panel} aria-label="Выбранный автомобиль">
      <p>
        Сейчас магазин подбирает для <strong>{titleOfCar(chosen)}</strong>.{' '}
        {twin ? 'Такая машина в гараже уже есть.' : 'В гараже этой машины нет.'}
      </p>
      <div className={styles.actions}>
        <Button small onClick={() => mutate(chosen)} aria-disabled={isPending}>
          {twin ? 'Подбирать для машины из гаража' : 'Сохранить в гараж'}
        </Button>
        <Button look="plain" small onClick={() => chooseVehicle(vehicle, null)}>
          Больше не подбирать
        </Button>
      </div>
    </section>
  )
}
