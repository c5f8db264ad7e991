'use client'

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon'
import styles from './dialog.module.css'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  side?: 'center' | 'right' | 'left' | 'bottom'
  children: ReactNode
}

/** The browser's own modal dialog: focus stays inside and returns, Escape and the backdrop close it. */
export function Dialog({ open, onClose, title, side = 'center', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[side]}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label="Закрыть">
          <Icon name="close" size={24} />
        </button>
      </div>
      <div className={styles.body}>{open && children}</div>
    </dialog>
  )
}
