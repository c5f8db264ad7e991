'use client'

import { useEffect, useRef, useState } from 'react'
import type { PackedRow } from '@/lib/packing/create-packer'
import styles from './filter-panel.module.css'
import { OptionList } from './option-list'

/** Options beyond the first few: drawn once they are opened, for a section has hundreds. */
export function FoldedOptions({ rows }: { rows: readonly PackedRow[] }) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  // It may have been opened before there were scripts.
  useEffect(() => setOpen(details.current?.open ?? false), [])
  const list = <OptionList rows={rows} />
  return (
    <details
      ref={details}
      className={styles.more}
      data-key="more"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Показать ещё {rows.length}</summary>
      {isOpen ? list : <noscript>{list}</noscript>}
    </details>
  )
}
