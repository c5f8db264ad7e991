import { formatMoment } from '@/lib/format/format-moment'
import { changedFacts, type RuleFact } from '@/features/desk/model/rules/rule-change'
import { RuleItem, RuleSection } from './rule-section'
import styles from '../desk.module.css'

export type RuleChange<Terms> = {
  id: number
  key: string
  title: string
  before: Terms | null
  after: Terms
  author: string | null
  at: string
}

type Props<Terms> = {
  title: string
  log: readonly RuleChange<Terms>[]
  factsOf: (terms: Terms) => RuleFact[]
  /** Opens a rule as it was before a change. */
  onUndo: (change: RuleChange<Terms>) => void
}

/** Who changed what and when; the last change of each rule can be taken back. */
export function ChangeLog<Terms>({ title, log, factsOf, onUndo }: Props<Terms>) {
  if (log.length === 0) return null
  return (
    <RuleSection title={title}>
      {log.map((change, at) => (
        <RuleItem
          key={change.id}
          title={`${change.before === null ? 'Добавлено' : 'Изменено'}: ${change.title}`}
          name={change.title}
          undo={
            log.findIndex(({ key }) => key === change.key) === at && {
              title: 'Вернуть как было',
              onUndo: () => onUndo(change),
            }
          }
        >
          {changedFacts(change.before && factsOf(change.before), factsOf(change.after)).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className={styles.soft}>{[change.author, formatMoment(change.at)].filter(Boolean).join(', ')}</p>
        </RuleItem>
      ))}
    </RuleSection>
  )
}
