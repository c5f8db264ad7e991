'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notifyFailure } from '@/components/ui/toast/notify-failure'
import { useStores } from '@/stores/provider'
import type { UserCar } from '@/stores/user/user-state'

/** Removes cars and remembers the last one, for the way back. */
export function useCarRemoval() {
  const { garage } = useStores()
  const [removed, setRemoved] = useState<UserCar>()

  const { mutate: remove } = useMutation({
    mutationFn: async (car: UserCar) => {
      if (await garage.remove(car.vin)) setRemoved(car)
    },
    onError: (failure) => notifyFailure(failure),
  })

  const { mutate: undo } = useMutation({
    mutationFn: async ({ pictureUrl: _picture, fields: _fields, ...car }: UserCar) => {
      if (await garage.add(car)) setRemoved(undefined)
    },
    onError: (failure) => notifyFailure(failure),
  })

  return { removed, remove, undo, forget: () => setRemoved(undefined) }
}
