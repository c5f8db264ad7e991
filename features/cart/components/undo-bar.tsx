'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/format/plural'
import type { CartLine } from '@/stores/cart/cart-line'
import { GOODS } from '../model/messages'
import styles from './undo-bar.module.css'

type Props = { lines: readonly CartLine[]; onUndo: () => void; onClose: () => void }

/** What has just been removed, and the way back. It takes the focus that went away with the removed line. */
export function UndoBar({ lines, onUndo, onClose }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isLost = !document.activeElement || document.activeElement === document.body
    if (isLost) bar.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [lines])
  const [only] = lines
  const what = lines.length === 1 && only ? `${only.brand} ${only.article}` : formatCount(lines.length, GOODS)
  return (
    <div ref={bar} className={styles.bar} role="status">
      <p>Удалено: {what}</p>
      <Button look="secondary" small onClick={onUndo}>
        Вернуть
      </Button>
      <Button look="plain" small onClick={onClose}>
        Скрыть
      </Button>
    </div>
  )
}
