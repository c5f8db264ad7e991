'use client'

import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import type { ZoomView } from './zoom-view'

type Props = {
  pictures: readonly string[]
  label: string
  className: string | undefined
  children: ReactNode
}

type Opened = ComponentProps<typeof ZoomView> & { View: typeof ZoomView }

/** Opens the pictures of its links (`data-zoom` is their place) on the whole screen; without scripts they are links to files. */
export function ZoomList({ pictures, label, className, children }: Props) {
  const [opened, setOpened] = useState<Opened>()

  const open = async (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-zoom]') : null
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { timeStamp: openedAt, currentTarget: list } = event
    const { ZoomView: View } = await import('./zoom-view')
    setOpened({ View, list, link, pictures, label, openedAt, onClose: () => setOpened(undefined) })
  }

  return (
    <>
      <ul className={className} onClick={(event) => void open(event)}>
        {children}
      </ul>
      {opened && <opened.View {...opened} />}
    </>
  )
}
