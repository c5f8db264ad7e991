'use client'

import type { PackedRow } from '@/lib/packing/create-packer'
import { relOf } from '@/lib/routing/redirects/rel-of'
import { optionPacker } from './option-packer'
import styles from './option-list.module.css'

/** Options of a filter as links; one that would leave nothing is only a text. */
export function OptionList({ rows }: { rows: readonly PackedRow[] }) {
  return (
    <ul className={styles.options}>
      {rows.map((row) => {
        const { title, count, href, isChecked } = optionPacker.unpack(row)
        return (
          <li key={title}>
            {href === null ? (
              <span>
                {`${title} `}
                <i>0</i>
              </span>
            ) : (
              <a
                href={href}
                rel={relOf(href)}
                data-prefetch="hover"
                aria-current={isChecked ? true : undefined}
              >
                {`${title} `}
                <i>{count}</i>
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
