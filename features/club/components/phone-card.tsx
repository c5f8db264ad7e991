import { ClubCard } from './club-card'
import styles from './phone-card.module.css'

/** A telephone that shows the club's card, drawn by styles alone. */
export function PhoneCard({ siteName, cashback }: { siteName: string; cashback: number }) {
  return (
    <div className={styles.phone}>
      <p className={styles.time} aria-hidden="true">
        9:41
      </p>
      <div className={styles.card}>
        <ClubCard siteName={siteName} cashback={cashback} />
      </div>
      <p className={styles.tile} aria-hidden="true">
        <b>1 240 А₽</b> на карте
      </p>
      <p className={styles.tile} aria-hidden="true">
        Заказ готов к выдаче
      </p>
    </div>
  )
}
