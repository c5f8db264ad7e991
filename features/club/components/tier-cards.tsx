import { formatPercent } from '@/lib/format/format-percent'
import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import { type ClubTerms, type Tier, TIER_TITLES } from '../model/club-terms'
import styles from './tier-cards.module.css'

const PURCHASES = ['покупки', 'покупок', 'покупок'] as const
const MONTHS = ['месяц', 'месяца', 'месяцев'] as const

/** The club's tiers side by side; `times` is what a promotion makes of them. */
export function TierCards({ terms, times = 1 }: { terms: ClubTerms; times?: number }) {
  return (
    <ul className={styles.tiers}>
      {terms.tiers.map((tier, at) => (
        <li key={tier.tier} className={at === terms.tiers.length - 1 ? styles.best : undefined}>
          <h3>{TIER_TITLES[tier.tier]}</h3>
          <p className={styles.percent}>
            {times > 1 && (
              <s>
                <span className="visually-hidden">обычно </span>
                {formatPercent(tier.cashback)}
              </s>
            )}
            {formatPercent(tier.cashback * times)}
          </p>
          <p className={styles.what}>бонусами от стоимости товаров</p>
          <p className={styles.from}>{conditionOf(tier, terms)}</p>
        </li>
      ))}
    </ul>
  )
}

function conditionOf({ purchases, amount }: Tier, { periodMonths }: ClubTerms): string {
  if (amount === 0) return 'Сразу после вступления'
  const period = formatCount(periodMonths, MONTHS)
  return `От ${formatCount(purchases, PURCHASES)} и от ${formatPrice(amount)} за ${period}`
}
