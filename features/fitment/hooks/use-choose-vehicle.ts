'use client'

import { notify } from '@/components/ui/toast/notify'
import { notifyFailure } from '@/components/ui/toast/notify-failure'
import { useStores } from '@/stores/provider'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'
import { titleOfCar } from '@/lib/parts/vehicle/car-words'
import { twinOf } from '@/stores/vehicle/current-vehicle'
import { chooseVehicle } from '@/stores/vehicle/vehicle-store'

/** Actions on the shop's current car. Each reports its outcome. */
export function useChooseVehicle() {
  const { garage, user, vehicle } = useStores()

  const ofGarage = async (vin: string, isCurrent: boolean): Promise<void> => {
    try {
      if (await garage.change({ vin, isCurrent })) chooseVehicle(vehicle, null)
    } catch (failure) {
      void notifyFailure(failure)
    }
  }

  const choose = async (chosen: ChosenVehicle): Promise<void> => {
    const { isAuthorized, cars } = user.getState()
    const twin = isAuthorized ? twinOf(chosen, cars) : undefined
    if (twin) return ofGarage(twin.vin, true)
    const isStored = chooseVehicle(vehicle, chosen)
    void notify({
      title: `Подбираем для ${titleOfCar(chosen)}`,
      text: isStored
        ? undefined
        : 'Браузер не даёт сохранить выбор: он забудется, когда вы закроете страницу.',
    })
  }

  const forget = async (): Promise<void> => {
    chooseVehicle(vehicle, null)
    const own = user.getState().cars.find(({ isCurrent }) => isCurrent)
    if (own) await ofGarage(own.vin, false)
  }

  return { choose, chooseOwn: (vin: string) => ofGarage(vin, true), forget }
}
