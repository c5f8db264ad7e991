'use client'

import type { PackedRow } from '@/lib/packing/create-packer'
import { OptionItems } from './option-items'
import { optionPacker } from './option-packer'
import styles from './option-list.module.css'

export function OptionList({ rows }: { rows: readonly PackedRow[] }) {
  return (
    <ul className={styles.options}>
      <OptionItems options={rows.map(optionPacker.unpack)} />
    </ul>
  )
}
