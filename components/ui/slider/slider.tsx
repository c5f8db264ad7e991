'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { onNearViewport } from '@/lib/interaction/on-near-viewport'
import type { LiveSliderProps } from './live-slider'
import styles from './slider.module.css'

type Props = {
  label: string
  /** Called once, when the row is near the window and the visitor has used the page. */
  onNear?: () => void
  children: ReactNode
}

/**
 * A row that slides sideways: `children` is one list, which scrolls by itself, without scripts too. Arrows, keys, dragging and
 * what is said of it are loaded when the row is near the window and the visitor has used the page.
 */
export function Slider({ label, onNear, children }: Props) {
  const slider = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const [Live, setLive] = useState<ComponentType<LiveSliderProps>>()

  useEffect(() => {
    if (!slider.current) return
    return onNearViewport(slider.current, () => {
      onNear?.()
      import('./live-slider').then(
        (loaded) => setLive(() => loaded.LiveSlider),
        () => undefined,
      )
    })
  }, [onNear])

  return (
    <div ref={slider} className={styles.slider}>
      <div ref={viewport} className={styles.viewport}>
        {children}
      </div>
      {Live && <Live slider={slider} viewport={viewport} label={label} />}
    </div>
  )
}
