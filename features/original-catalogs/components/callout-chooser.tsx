'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import type { UnitRow } from '../model/unit'
import styles from './unit.module.css'

type Props = {
  position: string
  rows: readonly UnitRow[]
  onPick: (rowId: string) => void
  onClose: () => void
}

/** Which of the parts under one callout is meant. */
export function CalloutChooser({ position, rows, onPick, onClose }: Props) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), [position])

  return (
    <div
      ref={list}
      className={styles.chooser}
      role="dialog"
      aria-label={`Выноска ${position}: какая деталь нужна?`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <ul>
        {rows.map(({ id, article, title, terms }) => (
          <li key={id}>
            <button type="button" onClick={() => onPick(id)}>
              <b>{article}</b> {title}
              {terms && <small>{terms}</small>}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.closeChooser} aria-label="Закрыть выбор" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
