import { formatPercent } from '@/lib/format/format-percent'
import { CLUB_TIERS } from '@/lib/parts/terms/club-tiers'
import { hrefs } from '@/lib/routing/hrefs'
import styles from './cart-bonuses.module.css'

const [LOWEST] = CLUB_TIERS

/** What a card of the club would bring to this purchase. */
export function WithoutCard() {
  return (
    <p className={styles.note}>
      {`Вернём от ${formatPercent(LOWEST.cashbackPercent)} бонусами и примем промокод, если `}
      <a href={hrefs.loyalty}>завести карту клуба</a>.
    </p>
  )
}
