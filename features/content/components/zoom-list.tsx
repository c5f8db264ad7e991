'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Lightbox as LightboxComponent } from '@/components/media/gallery/lightbox'

type Props = {
  pictures: readonly string[]
  label: string
  className: string | undefined
  children: ReactNode
}

type Opened = { at: number; openedAt: number; Lightbox: typeof LightboxComponent }

/** Opens the pictures of its links (`data-zoom` is their place) on the whole screen; without scripts they are links to files. */
export function ZoomList({ pictures, label, className, children }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<number | null>(null)

  useEffect(() => {
    if (opened || last.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-zoom="${last.current}"]`)?.focus()
    last.current = null
  }, [opened])

  const open = async (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-zoom]') : null
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { timeStamp } = event
    const { Lightbox } = await import('@/components/media/gallery/lightbox')
    setOpened({ at: Number(link.getAttribute('data-zoom')), openedAt: timeStamp, Lightbox })
  }

  return (
    <>
      <ul ref={list} className={className} onClick={(event) => void open(event)}>
        {children}
      </ul>
      {opened && (
        <opened.Lightbox
          pictures={pictures}
          alt={label}
          start={opened.at}
          openedAt={opened.openedAt}
          isZoomed={false}
          onClose={(at) => {
            last.current = at
            setOpened(null)
          }}
        />
      )}
    </>
  )
}
