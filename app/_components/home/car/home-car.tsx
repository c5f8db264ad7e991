'use client'

import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { markHydrated } from '@/framework/next/mark-hydrated'
import { isPlainClick } from '@/lib/interaction/is-plain-click'
import { useCurrentVehicle } from '@/stores/vehicle/use-current-vehicle'
import type { LiveCarProps, PickerStart } from './live-car'

/**
 * The choice of a car as the server drew it, until it is used: then its steps take the same place. With a car chosen, the card
 * of that car.
 */
export function HomeCar({ children }: { children: ReactNode }) {
  const current = useCurrentVehicle()
  const [start, setStart] = useState<PickerStart>()
  const [Live, setLive] = useState<ComponentType<LiveCarProps>>()
  const drawn = useRef<HTMLDivElement>(null)
  const isDrawn = !Live || !(current || start)
  const hasCar = current !== null && current !== undefined

  useEffect(() => {
    if (hasCar) void loadLive().then((loaded) => setLive(() => loaded))
  }, [hasCar])

  const begin = async (make: PickerStart['make'], fallback?: string) => {
    try {
      const loaded = await loadLive()
      const field = drawn.current?.querySelector('input')
      const words = make ? '' : (field?.value ?? '')
      // At once, so that no key goes into the field that is about to leave.
      flushSync(() => {
        setLive(() => loaded)
        setStart({ make, words, hasFocus: field === document.activeElement })
      })
    } catch {
      if (fallback) location.assign(fallback)
    }
  }

  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-make]')
    if (!pressed || !isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    const id = Number(pressed.dataset.make)
    void begin(
      id ? { id, title: pressed.textContent, isPopular: true, pictureUrl: null } : undefined,
      pressed.href,
    )
  }

  // What was pressed or typed into before the scripts came counts.
  useEffect(() => {
    if (!isDrawn || !drawn.current) return
    drawn.current.querySelectorAll<HTMLElement>('a[data-make]').forEach(markHydrated)
    if (drawn.current.querySelector('input:focus')) void begin(undefined)
  }, [isDrawn])

  if (Live && !isDrawn) {
    return <Live current={current ?? null} start={start} onPicked={() => setStart(undefined)} />
  }
  return (
    // Its own elements take focus and keys; this one only hears of them.
    <div
      ref={drawn}
      onClick={onClick}
      onFocus={({ target }) => target instanceof HTMLInputElement && void begin(undefined)}
    >
      {children}
    </div>
  )
}

async function loadLive(): Promise<ComponentType<LiveCarProps>> {
  return (await import('./live-car')).LiveCar
}
