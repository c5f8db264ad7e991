import { Button } from '@/components/ui/button'
import { ToneBadge } from '@/components/ui/tone-badge'
import { formatMoment } from '@/lib/format/format-moment'
import type { MarkupTerms } from '@/lib/gateway/contracts/desk/rules'
import type { MarkupRules } from '../../api/rule-queries'
import { conditionsOf, effectOf } from '@/features/desk/model/rules/markup'
import styles from '../desk.module.css'

type Props = { data: MarkupRules; onOpen: (id: number, terms: MarkupTerms) => void }

/** In the order in which rules are asked. */
export function RuleList({ data, onOpen }: Props) {
  if (data.rules.length === 0) return <p>Правил нет: товары продаются по ценам прайс-листов.</p>
  return (
    <section aria-labelledby="rules">
      <h2 id="rules" className={styles.heading}>
        Правила
      </h2>
      <ol className={styles.list}>
        {data.rules.map(({ id, terms, author, at }) => {
          const about = conditionsOf(terms, data)
          return (
            <li key={id} className={styles.rule}>
              <div>
                <p className={styles.what}>{about}</p>
                <p>{effectOf(terms)}</p>
                <p className={styles.soft}>{[author, formatMoment(at)].filter(Boolean).join(', ')}</p>
              </div>
              <div>
                <ToneBadge tone={terms.isOn ? 'good' : 'bad'} title={terms.isOn ? 'Действует' : 'Выключено'} />
              </div>
              <div className={styles.tabs}>
                <Button
                  small
                  look="secondary"
                  aria-label={`Изменить: ${about}`}
                  onClick={() => onOpen(id, terms)}
                >
                  Изменить
                </Button>
                <Button
                  small
                  look="plain"
                  aria-label={`${terms.isOn ? 'Выключить' : 'Включить'}: ${about}`}
                  onClick={() => onOpen(id, { ...terms, isOn: !terms.isOn })}
                >
                  {terms.isOn ? 'Выключить' : 'Включить'}
                </Button>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
