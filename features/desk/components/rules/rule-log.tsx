import { Button } from '@/components/ui/button'
import { formatMoment } from '@/lib/format/format-moment'
import { formatNumber } from '@/lib/format/number'
import type { MarkupTerms } from '@/lib/gateway/contracts/desk/rules'
import type { MarkupRules } from '../../api/rule-queries'
import { conditionsOf, effectOf } from '@/features/desk/model/rules/markup'
import styles from '../desk.module.css'

type Change = MarkupRules['log'][number]

type Props = { data: MarkupRules; onOpen: (id: number, terms: MarkupTerms) => void }

export function RuleLog({ data, onOpen }: Props) {
  const { log } = data
  if (log.length === 0) return null
  const words = (terms: MarkupTerms) => `${conditionsOf(terms, data)}: ${effectOf(terms)}`
  return (
    <section aria-labelledby="log">
      <h2 id="log" className={styles.heading}>
        Кто что менял
      </h2>
      <ol className={styles.list}>
        {log.map((change, at) => {
          const { id, ruleId, before, after, author, offersChanged } = change
          const isLast = log.findIndex((one) => one.ruleId === ruleId) === at
          return (
            <li key={id} className={styles.rule}>
              <div>
                <p className={styles.what}>{titleOf(change)}</p>
                <p>
                  {before && words(before) !== words(after) ? `${words(before)} → ` : ''}
                  {words(after)}
                </p>
                <p className={styles.soft}>
                  {[author, formatMoment(change.at), `новых цен: ${formatNumber(offersChanged)}`]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              </div>
              <span />
              <div className={styles.tabs}>
                {isLast && (before !== null || after.isOn) && (
                  <Button
                    small
                    look="plain"
                    aria-label={`Вернуть как было: ${conditionsOf(after, data)}`}
                    onClick={() => onOpen(ruleId, before ?? { ...after, isOn: false })}
                  >
                    Вернуть как было
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function titleOf({ before, after }: Change): string {
  if (before === null) return 'Добавлено'
  if (before.isOn === after.isOn) return 'Изменено'
  return after.isOn ? 'Включено' : 'Выключено'
}
