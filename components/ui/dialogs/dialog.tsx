'use client'

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './dialog.module.css'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** Changes with the content: the heading takes the focus anew. */
  screen?: string
  /** `full` takes a whole narrow screen. */
  side?: 'center' | 'right' | 'bottom' | 'full'
  children: ReactNode
}

/** On a touch screen a focused field would push up the keyboard over a window that the visitor has not read yet. */
function firstField(dialog: HTMLElement | null): HTMLElement | null {
  if (!window.matchMedia('(pointer: fine)').matches) return null
  return dialog?.querySelector<HTMLElement>('[data-first-field]') ?? null
}

/** A modal window on the native dialog: Escape, the button and a press beside it close it, the focus returns by itself. */
export function Dialog({ open, onClose, title, screen, side = 'center', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const pressedBeside = useRef(false)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])

  useEffect(() => {
    if (open) (firstField(dialog.current) ?? heading.current)?.focus()
  }, [open, screen])

  // A selection of text that ends beside the window is not a press beside it.
  const closeFromBeside = (event: MouseEvent) => {
    if (pressedBeside.current && event.target === dialog.current) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[side]}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === dialog.current
      }}
      onClick={closeFromBeside}
    >
      <div className={styles.window}>
        <div className={styles.head}>
          <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="icon-button" onClick={onClose} aria-label="Закрыть">
            <Icon name="close" size={24} />
          </button>
        </div>
        <div className={`scroll-area ${styles.body}`}>{children}</div>
      </div>
    </dialog>
  )
}
