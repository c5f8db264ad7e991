import { formatPercent } from '@/lib/format/format-percent'
import styles from './club-card.module.css'

/** A picture of the club's card: drawn, so that it weighs nothing. */
export function ClubCard({ siteName, cashback }: { siteName: string; cashback: number }) {
  return (
    <svg className={styles.card} viewBox="0 0 320 200" role="img" aria-label={`Карта клуба «${siteName}»`}>
      <defs>
        <linearGradient id="club-card" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--color-action-hover)" />
          <stop offset="1" stopColor="var(--color-action)" />
        </linearGradient>
        <clipPath id="club-edge">
          <rect width="320" height="200" rx="18" />
        </clipPath>
      </defs>
      <g clipPath="url(#club-edge)">
        <rect width="320" height="200" fill="url(#club-card)" />
        <g fill="none" stroke="var(--color-on-action)" strokeOpacity=".1" strokeWidth="14">
          <circle cx="292" cy="26" r="46" />
          <circle cx="292" cy="26" r="84" />
          <circle cx="292" cy="26" r="122" />
        </g>
        <text x="24" y="44" fill="var(--color-on-action)" fontSize="22" fontWeight="700">
          {siteName}
        </text>
        <text x="24" y="64" fill="var(--color-on-action)" fontSize="13">
          клуб
        </text>
        <text x="24" y="122" fill="var(--color-on-action)" fontSize="40" fontWeight="700">
          до {formatPercent(cashback)}
        </text>
        <text x="24" y="142" fill="var(--color-on-action)" fontSize="13">
          бонусами за каждую покупку
        </text>
        <g fill="var(--color-on-action)">
          {BARS.map(([x, width]) => (
            <rect key={x} x={x} y="160" width={width} height="24" />
          ))}
        </g>
      </g>
    </svg>
  )
}

const WIDTHS = [
  3, 1, 2, 1, 1, 3, 2, 1, 3, 1, 1, 2, 3, 1, 2, 2, 1, 3, 1, 2, 1, 1, 3, 2, 1, 2, 3, 1, 1, 2,
] as const
const GAP = 3
const LEFT = 24

/** A barcode that belongs to no card. */
const BARS = WIDTHS.map((width, at): [x: number, width: number] => [
  LEFT + WIDTHS.slice(0, at).reduce<number>((sum, one) => sum + one + GAP, 0),
  width,
])
