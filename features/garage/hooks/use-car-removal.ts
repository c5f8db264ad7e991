'use client'

import { useState } from 'react'
import { notify } from '@/components/ui/toast/notify'
import { isGatewayError } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/no-answer'
import { useStores } from '@/stores/provider'
import type { UserCar } from '@/stores/user/user-state'

/** Says what a press on a car has met. */
export function tellGarageFailure(failure: unknown): void {
  const text = isGatewayError(failure) ? failure.message : NO_ANSWER
  void notify({ kind: 'error', title: 'Ошибка', text })
}

/** Removes cars and remembers the last one, for the way back. */
export function useCarRemoval() {
  const { garage } = useStores()
  const [removed, setRemoved] = useState<UserCar>()

  const remove = async (car: UserCar): Promise<void> => {
    try {
      if (await garage.remove(car.vin)) setRemoved(car)
    } catch (failure) {
      tellGarageFailure(failure)
    }
  }

  const undo = async (): Promise<void> => {
    if (!removed) return
    const { pictureUrl: _picture, fields: _fields, ...car } = removed
    try {
      if (await garage.add(car)) setRemoved(undefined)
    } catch (failure) {
      tellGarageFailure(failure)
    }
  }

  return { removed, remove, undo, forget: () => setRemoved(undefined) }
}
