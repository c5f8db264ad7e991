'use client'

import { buttonClass } from '@/components/ui/button'
import styles from './range-form.module.css'

type Props = {
  /** With the unit. */
  name: string
  /** Address of the listing with places for both ends, and without the filter. */
  template: string
  clearHref: string
  bounds: readonly [min: string, max: string]
  /** Absent while the filter is not chosen. */
  chosen?: readonly [min: number | null, max: number | null] | undefined
}

const ENDS = [
  { name: 'min', prefix: 'от' },
  { name: 'max', prefix: 'до' },
] as const

/** A filter from one number to another. In the browser's bundle, because a listing holds many and each is long as data. */
export function RangeForm({ name: title, template, clearHref, bounds, chosen }: Props) {
  return (
    <form className={styles.range} action="/api/listing-range" data-range>
      <input type="hidden" name="to" value={template} />
      <input type="hidden" name="clear" value={clearHref} />
      {ENDS.map(({ name, prefix }, at) => (
        <label key={name} className={styles.end}>
          <span aria-hidden="true">{prefix}</span>
          <input
            name={name}
            defaultValue={chosen?.[at] ?? ''}
            placeholder={bounds[at]}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            aria-label={`${title}: ${prefix}`}
          />
        </label>
      ))}
      <button className={`${buttonClass({ look: 'secondary', small: true })} ${styles.apply}`}>
        Применить
      </button>
    </form>
  )
}
