'use client'

import { buttonClass } from '@/components/ui/button'
import { formatNumber } from '@/lib/format/number'
import { useShownEnd } from '@/stores/user/use-shown-price'
import styles from './range-form.module.css'

type Props = {
  /** With the unit. */
  name: string
  /** Address of the listing with places for both ends, and without the filter. */
  template: string
  clearHref: string
  bounds: readonly [min: number, max: number]
  /** Prices are shown with the company's markup where the company has switched it on. */
  isPrice: boolean
  /** Absent while the filter is not chosen. */
  chosen?: readonly [min: number | null, max: number | null] | undefined
}

const ENDS = [
  { name: 'min', prefix: 'от', round: Math.floor },
  { name: 'max', prefix: 'до', round: Math.ceil },
] as const

/** A filter from one number to another. In the browser's bundle, because a listing holds many and each is long as data. */
export function RangeForm({ name: title, template, clearHref, bounds, isPrice, chosen }: Props) {
  const toShownEnd = useShownEnd()
  const toShown = (value: number) => (isPrice ? toShownEnd(value) : value)
  return (
    <form className={styles.range} action="/api/listing-range" data-range data-price={isPrice || undefined}>
      <input type="hidden" name="to" value={template} />
      <input type="hidden" name="clear" value={clearHref} />
      {ENDS.map(({ name, prefix, round }, at) => (
        <label key={name} className={styles.end}>
          <span aria-hidden="true">{prefix}</span>
          <input
            // A field that is there already does not follow its default.
            key={valueOf(chosen?.[at], toShown)}
            name={name}
            defaultValue={valueOf(chosen?.[at], toShown)}
            placeholder={boundText(toShown(bounds[at] ?? 0), round)}
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

function valueOf(end: number | null | undefined, toShown: (value: number) => number): number | '' {
  return end == null ? '' : toShown(end)
}

/** Bounds in the hundreds are prices and such: rounded outwards they stay true and are easier to read. */
function boundText(bound: number, round: (value: number) => number): string {
  return formatNumber(Math.abs(bound) < 100 ? bound : round(bound))
}
