'use client'

import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@/components/ui/skeleton'
import { formatLongDay, toMoscowDay } from '@/lib/format/moscow-date'
import { formatPercent } from '@/lib/format/format-percent'
import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import { CLUB_TIERS, clubTier, type TierCode } from '@/lib/parts/terms/club-tiers'
import { progressOptions, type TierProgress as Progress } from '../api/club-queries'
import { ClubFailure } from './club-failure'
import styles from './club.module.css'

const PURCHASES = ['покупка', 'покупки', 'покупок'] as const
const SECTION_PX = 260

/** What the next tier still takes: «3 покупки и 13 001 ₽». */
function missingWords(left: { purchasesLeft: number; amountLeft: number }): string {
  return [
    left.purchasesLeft > 0 && formatCount(left.purchasesLeft, PURCHASES),
    left.amountLeft > 0 && formatPrice(left.amountLeft),
  ]
    .filter(Boolean)
    .join(' и ')
}

/** The member's tier as the gateway gives it, what the next one takes, and what all of them give. */
export function TierProgress() {
  const { data, error, refetch } = useQuery(progressOptions)
  return (
    <section className={styles.section} aria-labelledby="club-tier">
      <h2 id="club-tier" className={styles.heading}>
        Уровень
      </h2>
      {error && !data ? (
        <ClubFailure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Way progress={data} />
          <Tiers current={data.tier} />
        </>
      ) : (
        <Skeleton height={SECTION_PX} />
      )}
    </section>
  )
}

function dayOf(moment: string) {
  return formatLongDay(toMoscowDay(new Date(moment)))
}

function Way({ progress }: { progress: Progress }) {
  const { tier, cashback, purchases, amount, next, periodFrom, periodTo } = progress
  return (
    <div className={styles.way}>
      <p>
        {`Сейчас вы «${clubTier(tier).title}»: возвращаем ${formatPercent(cashback)} бонусами. `}
        {next === null
          ? 'Это высший уровень.'
          : `До уровня «${clubTier(next.tier).title}» осталось: ${missingWords(next)}.`}
      </p>
      {next && (
        <div className={styles.bars}>
          <Bar
            title="Покупки"
            value={purchases}
            max={purchases + next.purchasesLeft}
            words={`${formatCount(purchases, PURCHASES)} из ${purchases + next.purchasesLeft}`}
          />
          <Bar
            title="Сумма"
            value={amount}
            max={amount + next.amountLeft}
            words={
              next.amountLeft === 0
                ? `${formatPrice(amount)}, достаточно`
                : `${formatPrice(amount)} из ${formatPrice(clubTier(next.tier).fromRubles)}`
            }
          />
        </div>
      )}
      <p className={styles.soft}>
        {`Считаем выданные заказы с ${dayOf(periodFrom)} по ${dayOf(periodTo)}, без доставки.`}
      </p>
    </div>
  )
}

function Bar({ title, value, max, words }: { title: string; value: number; max: number; words: string }) {
  return (
    <div className={styles.bar}>
      <p className={styles.barWords}>
        <span>{title}</span>
        <span>{words}</span>
      </p>
      <progress aria-label={`${title}: ${words}`} value={value} max={Math.max(max, 1)} />
    </div>
  )
}

function Tiers({ current }: { current: TierCode }) {
  return (
    <ul className={styles.tiers} aria-label="Уровни клуба">
      {CLUB_TIERS.map(({ tier, title, cashbackPercent, terms }) => (
        <li key={tier} className={styles.tier} aria-current={tier === current || undefined}>
          <p className={styles.tierTitle}>
            {title}
            {tier === current && <span className={styles.mark}>ваш</span>}
          </p>
          <p className={styles.percent}>{formatPercent(cashbackPercent)}</p>
          <p className={styles.soft}>{terms}</p>
        </li>
      ))}
    </ul>
  )
}
