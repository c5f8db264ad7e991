import { formatMoment } from '@/lib/format/format-moment'
import { conditionsOf, effectOf } from '@/lib/format/markup-words'
import { formatNumber } from '@/lib/format/number'
import type { MarkupTerms } from '@/lib/gateway/contracts/desk/rules'
import type { MarkupRules } from '../../api/markup-queries'
import { RuleItem, RuleSection } from '../rules/rule-section'
import styles from '../desk.module.css'

type Change = MarkupRules['log'][number]

type Props = { data: MarkupRules; onOpen: (id: number, terms: MarkupTerms) => void }

export function MarkupLog({ data, onOpen }: Props) {
  const { log } = data
  if (log.length === 0) return null
  const words = (terms: MarkupTerms) => `${conditionsOf(terms, data)}: ${effectOf(terms)}`
  return (
    <RuleSection title="Кто что менял">
      {log.map((change, at) => {
        const { id, ruleId, before, after, author, offersChanged } = change
        const isLast = log.findIndex((one) => one.ruleId === ruleId) === at
        return (
          <RuleItem
            key={id}
            title={titleOf(change)}
            name={conditionsOf(after, data)}
            undo={
              isLast &&
              (before !== null || after.isOn) && {
                title: 'Вернуть как было',
                onUndo: () => onOpen(ruleId, before ?? { ...after, isOn: false }),
              }
            }
          >
            <p>
              {before && words(before) !== words(after) ? `${words(before)} → ` : ''}
              {words(after)}
            </p>
            <p className={styles.soft}>
              {[author, formatMoment(change.at), `новых цен: ${formatNumber(offersChanged)}`]
                .filter(Boolean)
                .join(', ')}
            </p>
          </RuleItem>
        )
      })}
    </RuleSection>
  )
}

function titleOf({ before, after }: Change): string {
  if (before === null) return 'Добавлено'
  if (before.isOn === after.isOn) return 'Изменено'
  return after.isOn ? 'Включено' : 'Выключено'
}
