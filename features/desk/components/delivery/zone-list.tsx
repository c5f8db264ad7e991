import { Fragment } from 'react'
import type { DeliveryZone } from '@/lib/gateway/contracts/desk/delivery'
import type { DeliveryRules } from '../../api/rule-queries'
import { elsewhereFacts } from '@/features/desk/model/rules/delivery-elsewhere'
import { feeWords, zoneFacts } from '@/features/desk/model/rules/delivery-zone'
import { RuleItem, RuleSection } from '../rules/rule-section'
import styles from '../desk.module.css'

type Props = {
  data: DeliveryRules
  onOpen: (id: string, zone: DeliveryZone) => void
  onOpenElsewhere: () => void
}

const SHOWN_FACTS: ReadonlySet<string> = new Set(['Время', 'Дни', 'Последний час на сегодня', 'Везём из'])

/** In the order in which an address is looked for in them; what is outside of all comes last. */
export function ZoneList({ data, onOpen, onOpenElsewhere }: Props) {
  const elsewhere = data.zones.length > 0 ? 'Остальные адреса' : 'Все адреса'
  return (
    <RuleSection title="Куда возим">
      {data.zones.map(({ id, terms }) => (
        <RuleItem
          key={id}
          title={terms.title}
          toggle={{ isOn: terms.isOn, onToggle: () => onOpen(id, { ...terms, isOn: !terms.isOn }) }}
          onChange={() => onOpen(id, terms)}
        >
          <p>Цена: {feeWords(terms.fee)}</p>
          {zoneFacts(terms, data.shops)
            .filter(([label, value]) => SHOWN_FACTS.has(label) && value !== 'нет')
            .map(([label, value]) => (
              <p key={label} className={styles.soft}>
                {label}:{' '}
                {value.split(', ').map((part, place) => (
                  <Fragment key={part}>
                    {place > 0 && ', '}
                    <span className="no-break">{part}</span>
                  </Fragment>
                ))}
              </p>
            ))}
        </RuleItem>
      ))}
      <RuleItem title={elsewhere} onChange={onOpenElsewhere}>
        {elsewhereFacts(data.elsewhere).map(([label, value]) => (
          <p key={label}>
            {label}: {value}
          </p>
        ))}
      </RuleItem>
    </RuleSection>
  )
}
