import { formatMoment } from '@/lib/format/format-moment'
import { conditionsOf, effectOf } from '@/lib/format/markup-words'
import type { MarkupTerms } from '@/lib/gateway/contracts/desk/rules'
import type { MarkupRules } from '../../api/markup-queries'
import { RuleItem, RuleSection } from '../rules/rule-section'
import styles from '../desk.module.css'

type Props = { data: MarkupRules; onOpen: (id: number, terms: MarkupTerms) => void }

/** In the order in which rules are asked. */
export function MarkupList({ data, onOpen }: Props) {
  if (data.rules.length === 0) return <p>Правил нет: товары продаются по ценам прайс-листов.</p>
  return (
    <RuleSection title="Правила">
      {data.rules.map(({ id, terms, author, at }) => (
        <RuleItem
          key={id}
          title={conditionsOf(terms, data)}
          toggle={{ isOn: terms.isOn, onToggle: () => onOpen(id, { ...terms, isOn: !terms.isOn }) }}
          onChange={() => onOpen(id, terms)}
        >
          <p>{effectOf(terms)}</p>
          <p className={styles.soft}>{[author, formatMoment(at)].filter(Boolean).join(', ')}</p>
        </RuleItem>
      ))}
    </RuleSection>
  )
}
