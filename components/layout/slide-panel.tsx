'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './slide-panel.module.css'

type Props = {
  open: boolean
  title: string
  /** Changes with the screen: what is shown scrolls to its top, and the heading takes the focus. */
  screen: string
  onClose: () => void
  /** Absent on the first screen. */
  onBack?: (() => void) | undefined
  side?: 'left' | 'right'
  /** Two columns' width on large screens. */
  wide?: boolean
  children: ReactNode
}

/** A modal panel that slides in from the side and shows one screen of a stack at a time. */
export function SlidePanel({
  open,
  title,
  screen,
  onClose,
  onBack,
  side = 'left',
  wide = false,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])

  useEffect(() => {
    if (!open) return
    body.current?.scrollTo?.(0, 0)
    heading.current?.focus()
  }, [open, screen])

  const closeFromOutside = (event: MouseEvent) => {
    const followsLink = event.target instanceof Element && event.target.closest('a[href]')
    if (event.target === dialog.current || followsLink) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={[styles.panel, styles[side], wide && styles.wide].filter(Boolean).join(' ')}
      aria-label={title}
      onClose={onClose}
      onClick={closeFromOutside}
    >
      <div className={styles.head}>
        {onBack && (
          <button type="button" className="icon-button" onClick={onBack} aria-label="Назад">
            <Icon name="chevron-left" size={24} />
          </button>
        )}
        <h2 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="icon-button" onClick={onClose} aria-label="Закрыть">
          <Icon name="close" size={24} />
        </button>
      </div>
      <div ref={body} className={`scroll-area ${styles.body}`}>
        {children}
      </div>
    </dialog>
  )
}
