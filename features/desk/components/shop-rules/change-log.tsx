import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { formatMoment } from '@/lib/format/format-moment'
import { changedFacts, type RuleFact } from '@/features/desk/model/rules/rule-change'
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
  const id = useId()
  if (log.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ol className={styles.list}>
        {log.map((change, at) => (
          <li key={change.id} className={styles.rule}>
            <div>
              <p className={styles.what}>
                {change.before === null ? 'Добавлено' : 'Изменено'}: {change.title}
              </p>
              {changedFacts(change.before && factsOf(change.before), factsOf(change.after)).map((line) => (
                <p key={line}>{line}</p>
              ))}
              <p className={styles.soft}>
                {[change.author, formatMoment(change.at)].filter(Boolean).join(', ')}
              </p>
            </div>
            <span />
            <div className={styles.tabs}>
              {log.findIndex(({ key }) => key === change.key) === at && (
                <Button
                  small
                  look="plain"
                  aria-label={`Вернуть как было: ${change.title}`}
                  onClick={() => onUndo(change)}
                >
                  Вернуть как было
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
