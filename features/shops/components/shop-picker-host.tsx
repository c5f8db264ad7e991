'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { delegateClicks } from '@/framework/next/delegate-clicks'
import type { ShopPickerProps } from './shop-picker'

/** Opens the choice of a shop for every `[data-shop-picker]`, which without scripts is a link to the list of shops. */
export function ShopPickerHost() {
  const [Picker, setPicker] = useState<ComponentType<ShopPickerProps>>()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    return delegateClicks('shop-picker', 'a[data-shop-picker]', (trigger) => {
      import('./shop-picker').then(
        (loaded) => {
          setPicker(() => loaded.ShopPicker)
          setOpen(true)
        },
        () => location.assign((trigger as HTMLAnchorElement).href),
      )
      return true
    })
  }, [])

  return Picker ? <Picker open={isOpen} onClose={() => setOpen(false)} /> : null
}
