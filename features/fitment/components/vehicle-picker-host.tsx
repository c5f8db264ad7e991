'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { delegateClicks } from '@/framework/next/delegate-clicks'
import type { VehiclePickerProps } from './vehicle-picker'

/**
 * Opens the choice of a car for every `[data-vehicle-picker]`, which without scripts is a link to planned service. What the
 * attribute says, such as a VIN, the choice begins with.
 */
export function VehiclePickerHost() {
  const [Picker, setPicker] = useState<ComponentType<VehiclePickerProps>>()
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    return delegateClicks('vehicle-picker', 'a[data-vehicle-picker]', (trigger) => {
      import('./vehicle-picker').then(
        (loaded) => {
          setPicker(() => loaded.VehiclePicker)
          setWords(trigger.dataset.vehiclePicker ?? '')
          setOpen(true)
        },
        () => location.assign((trigger as HTMLAnchorElement).href),
      )
      return true
    })
  }, [])

  return Picker ? <Picker open={isOpen} words={words} onClose={() => setOpen(false)} /> : null
}
