'use client'

import { useEffect, useRef } from 'react'
import { Lightbox } from '@/components/media/gallery/lightbox'

type Props = {
  list: Element
  /** What was pressed in it. */
  link: Element
  pictures: readonly string[]
  label: string
  openedAt: number
  onClose: () => void
}

/** The pictures of a list on the whole screen; once it is closed the link of the last of them has the focus. */
export function ZoomView({ list, link, pictures, label, openedAt, onClose }: Props) {
  const start = Number(link.getAttribute('data-zoom'))
  const last = useRef(start)

  useEffect(() => () => list.querySelector<HTMLElement>(`[data-zoom="${last.current}"]`)?.focus(), [list])

  return (
    <Lightbox
      pictures={pictures}
      alt={label}
      start={start}
      openedAt={openedAt}
      isZoomed={false}
      onClose={(at) => {
        last.current = at
        onClose()
      }}
    />
  )
}
