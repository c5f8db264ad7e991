'use client'

import { useState } from 'react'
import { notifyFailure } from '@/components/ui/toast/notify-failure'
import { usePending } from '@/lib/interaction/use-pending'
import { useStores } from '@/stores/provider'
import type { UserCar } from '@/stores/user/user-state'

/** Removes cars and remembers the last one, for the way back. */
export function useCarRemoval() {
  const { garage } = useStores()
  const [removed, setRemoved] = useState<UserCar>()
  const [, run] = usePending()

  const remove = (car: UserCar) =>
    void run(async () => {
      if (await garage.remove(car.vin)) setRemoved(car)
    }).catch(notifyFailure)

  const undo = ({ pictureUrl: _picture, fields: _fields, ...car }: UserCar) =>
    void run(async () => {
      if (await garage.add(car)) setRemoved(undefined)
    }).catch(notifyFailure)

  return { removed, remove, undo, forget: () => setRemoved(undefined) }
}
