'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '@/components/ui/toast/notify'
import { isGatewayError } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/no-answer'
import { useStores } from '@/stores/provider'
import type { UserCar } from '@/stores/user/user-state'

/** Shows the failure of a press on a car. */
export function tellGarageFailure(failure: unknown): void {
  const text = isGatewayError(failure) ? failure.message : NO_ANSWER
  void notify({ kind: 'error', title: 'Ошибка', text })
}

/** Removes cars and remembers the last one, for the way back. */
export function useCarRemoval() {
  const { garage } = useStores()
  const [removed, setRemoved] = useState<UserCar>()

  const { mutate: remove } = useMutation({
    mutationFn: async (car: UserCar) => {
      if (await garage.remove(car.vin)) setRemoved(car)
    },
    onError: tellGarageFailure,
  })

  const { mutate: undo } = useMutation({
    mutationFn: async ({ pictureUrl: _picture, fields: _fields, ...car }: UserCar) => {
      if (await garage.add(car)) setRemoved(undefined)
    },
    onError: tellGarageFailure,
  })

  return { removed, remove, undo, forget: () => setRemoved(undefined) }
}
