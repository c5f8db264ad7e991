'use client'

import { useCallback, useEffect } from 'react'
import { markHydrated } from '@/framework/next/mark-hydrated'
import { notifyFailure } from '@/components/ui/toast/notify-failure'
import { Button, buttonClass } from '@/components/ui/button'
import { useChooseVehicle } from '@/features/fitment/hooks/use-choose-vehicle'
import { CHOSEN_PARAMETER } from '@/features/original-catalogs/model/original-address'
import { usePending } from '@/lib/interaction/use-pending'
import { createCarKey } from '@/lib/parts/vehicle/car-key'
import { isSameVin } from '@/lib/parts/vehicle/vin'
import { hrefs } from '@/lib/routing/hrefs'
import { useSignIn } from '@/stores/sign-in/use-sign-in'
import { useStores } from '@/stores/provider'
import { useUser } from '@/stores/user/use-user'
import type { ChosenVehicle } from '@/stores/vehicle/chosen-vehicle'
import { isAboutCurrent } from '@/stores/vehicle/is-about-current'
import { useCurrentVehicle } from '@/stores/vehicle/use-current-vehicle'

export type CatalogCar = {
  /** Id of the same car in the vehicle catalogue; null when that does not know it. */
  carId: number | null
  brand: string
  name: string
  vin: string | null
  year: number | null
}

/** Makes a car of an original catalogue that of the whole shop, and keeps it in the garage. */
export function VehicleActions({ car }: { car: CatalogCar }) {
  const { garage, user, userActions } = useStores()
  const { open } = useSignIn()
  const { choose } = useChooseVehicle()
  const current = useCurrentVehicle()
  const own = useUser(({ isAuthorized, cars }) => (isAuthorized ? cars : []).find((one) => isTwin(one, car)))
  const [isBusy, run] = usePending()
  const { carId, year, vin } = car
  const isCurrent = Boolean(current && isAboutCurrent(current, car))

  const take = useCallback(async () => {
    if (carId === null) return
    try {
      await choose({
        ...(await readCar(carId)),
        ...(year === null ? {} : { year }),
        ...(vin === null ? {} : { vin }),
      })
    } catch (failure) {
      void notifyFailure(failure)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the stores that `choose` works with never change
  }, [carId, year, vin])

  useEffect(() => {
    const address = new URL(location.href)
    if (!address.searchParams.has(CHOSEN_PARAMETER)) return
    address.searchParams.delete(CHOSEN_PARAMETER)
    history.replaceState(history.state, '', address)
    void take()
  }, [take])

  const keep = async () => {
    try {
      if (user.getState().status === 'unknown') await userActions.refetch()
      if (user.getState().isAuthorized) await add()
      else open({ afterwards: add })
    } catch (failure) {
      void notifyFailure(failure)
    }
  }

  const add = async () => {
    if (user.getState().cars.some((one) => isTwin(one, car))) return
    const known = carId === null ? undefined : await readCar(carId)
    await garage.add({
      vin: car.vin ?? createCarKey(),
      carId,
      modificationUuid: known?.uuid ?? null,
      mark: known?.mark ?? car.brand,
      model: known?.model ?? car.name,
      modification: known?.modification ?? null,
      year: car.year,
      isCurrent: true,
    })
  }

  return (
    <>
      {carId !== null && (
        <Button
          ref={markHydrated}
          data-replay-click=""
          look="secondary"
          small
          aria-disabled={isCurrent}
          onClick={() => void take()}
        >
          {/* Of one width in both states: what stands beside it stays where it is. */}
          {isCurrent ? 'Подбираем для неё' : 'Подбирать для неё'}
        </Button>
      )}
      {own ? (
        <a className={buttonClass({ look: 'secondary', small: true })} href={hrefs.garageVehicle(own.vin)}>
          Уже в гараже
        </a>
      ) : (
        <Button
          ref={markHydrated}
          data-replay-click=""
          look="secondary"
          small
          aria-busy={isBusy || undefined}
          onClick={() => void run(keep)}
        >
          В гараж
        </Button>
      )}
    </>
  )
}

function isTwin(one: { vin: string; carId: number | null }, { vin, carId }: CatalogCar): boolean {
  return vin === null ? carId !== null && one.carId === carId : isSameVin(one.vin, vin)
}

async function readCar(carId: number): Promise<ChosenVehicle> {
  const [{ fetchCar }, { toChosenVehicle }] = await Promise.all([
    import('@/features/fitment/api/vehicle-calls'),
    import('@/features/fitment/model/vehicle-options'),
  ])
  return toChosenVehicle(await fetchCar(carId))
}
