'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { isPlainClick } from '@/components/navigation/plain-click'
import type { ShopPickerProps } from './shop-picker'

/** Opens the choice of a shop for every `[data-shop-picker]`, which without scripts is a link to the list of shops. */
export function ShopPickerHost() {
  const [Picker, setPicker] = useState<ComponentType<ShopPickerProps>>()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      const trigger =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[data-shop-picker]')
          : null
      if (!trigger) return
      event.preventDefault()
      import('./shop-picker').then(
        (loaded) => {
          setPicker(() => loaded.ShopPicker)
          setOpen(true)
        },
        () => location.assign(trigger.href),
      )
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])

  return Picker ? <Picker open={isOpen} onClose={() => setOpen(false)} /> : null
}
