'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import type { UnitRow } from '../../model/unit'
import styles from './callout-chooser.module.css'

type Props = {
  /** Several where the press was between them. */
  positions: readonly string[]
  rows: readonly UnitRow[]
  onPick: (rowId: string) => void
  onClose: () => void
}

/** Which of the parts under the callouts of a press is meant. */
export function CalloutChooser({ positions, rows, onPick, onClose }: Props) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.querySelector('button')?.focus({ preventScroll: true })
    // It lies at the lower edge of the drawing, which may be below that of the window.
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [positions])

  return (
    <div
      ref={list}
      className={styles.chooser}
      role="dialog"
      aria-label={`${positions.length > 1 ? 'Выноски' : 'Выноска'} ${positions.join(', ')}: какая деталь нужна?`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <ul>
        {rows.map(({ id, position, article, title, terms }) => (
          <li key={id}>
            <button type="button" onClick={() => onPick(id)}>
              {positions.length > 1 && `${position}. `}
              <b>{article}</b> {title}
              {terms && <small>{terms}</small>}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`icon-button ${styles.close}`}
        aria-label="Закрыть выбор"
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
