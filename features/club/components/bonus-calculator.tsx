import { buttonClass } from '@/components/ui/button'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import { formatPercent } from '@/lib/format/format-percent'
import { formatCount } from '@/lib/format/plural'
import { formatPrice, formatPriceAutorub } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import { type ClubTerms, TIER_TITLES } from '../model/club-terms'
import { bonusesFor, nextFor, type Spending, tierFor } from '../model/estimate'
import styles from './bonus-calculator.module.css'

const PURCHASES = ['покупку', 'покупки', 'покупок'] as const
const MONTHS = ['месяц', 'месяца', 'месяцев'] as const
const EXAMPLES = [1000, 5000, 15_000, 50_000] as const

/** Works by the address alone: the server answers the typed amount with a page. */
export function BonusCalculator({ terms, spending }: { terms: ClubTerms; spending: Spending }) {
  const { sum, times } = spending
  return (
    <div className={styles.calculator}>
      <form action={hrefs.club} method="get" className={styles.form} aria-label="Калькулятор бонусов">
        <LabelledInput
          label={`Тратите за ${formatCount(terms.periodMonths, MONTHS)}, ₽`}
          name="sum"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          defaultValue={sum}
          key={`sum-${sum}`}
          required
        />
        <LabelledInput
          label="За сколько покупок"
          name="times"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={times}
          key={`times-${times}`}
          required
        />
        <button className={buttonClass()}>Посчитать</button>
      </form>
      <Result terms={terms} spending={spending} />
      <Examples terms={terms} />
    </div>
  )
}

function Result({ terms, spending }: { terms: ClubTerms; spending: Spending }) {
  const tier = tierFor(terms, spending)
  const next = nextFor(terms, spending)
  if (!tier) return null
  const missing = next && [
    ...(next.timesLeft > 0 ? [`ещё ${formatCount(next.timesLeft, PURCHASES)}`] : []),
    ...(next.sumLeft > 0 ? [`ещё на ${formatPrice(next.sumLeft)}`] : []),
  ]
  return (
    <div className={styles.result} role="status">
      <p>
        Ваш уровень — <b>{TIER_TITLES[tier.tier]}</b>, {formatPercent(tier.cashback)}
      </p>
      <p className={styles.sum}>{formatPriceAutorub(bonusesFor(spending.sum, tier.cashback))}</p>
      <p className={styles.soft}>
        столько бонусов принесут на этом уровне покупки на {formatPrice(spending.sum)}
      </p>
      {next && missing && (
        <p className={styles.soft}>
          До уровня «{TIER_TITLES[next.tier.tier]}» — {missing.join(' и ')}: там{' '}
          {formatPercent(next.tier.cashback)}.
        </p>
      )}
    </div>
  )
}

function Examples({ terms }: { terms: ClubTerms }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keys too
    <div className={styles.examples} role="region" aria-label="Бонусы таблицей" tabIndex={0}>
      <table className={styles.table}>
        <caption>Сколько бонусов за одну покупку</caption>
        <thead>
          <tr>
            <th scope="col">Покупка</th>
            {terms.tiers.map(({ tier, cashback }) => (
              <th scope="col" key={tier}>
                {TIER_TITLES[tier]}, {formatPercent(cashback)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EXAMPLES.map((rubles) => (
            <tr key={rubles}>
              <th scope="row">{formatPrice(rubles)}</th>
              {terms.tiers.map(({ tier, cashback }) => (
                <td key={tier}>{formatPriceAutorub(bonusesFor(rubles, cashback))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
