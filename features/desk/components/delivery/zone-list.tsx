import { Fragment } from 'react'
import { Button } from '@/components/ui/button'
import { ToneBadge } from '@/components/ui/tone-badge'
import type { DeliveryZone } from '@/lib/gateway/contracts/desk/delivery'
import type { DeliveryRules } from '../../api/shop-rule-queries'
import { elsewhereFacts } from '@/features/desk/model/rules/delivery-elsewhere'
import { feeWords, zoneFacts } from '@/features/desk/model/rules/delivery-zone'
import styles from '../desk.module.css'

type Props = {
  data: DeliveryRules
  onOpen: (id: string, zone: DeliveryZone) => void
  onOpenElsewhere: () => void
}

const SHOWN_FACTS: ReadonlySet<string> = new Set(['Время', 'Дни', 'Последний час на сегодня', 'Везём из'])

/** In the order in which an address is looked for in them; what is outside of all comes last. */
export function ZoneList({ data, onOpen, onOpenElsewhere }: Props) {
  return (
    <section aria-labelledby="zones">
      <h2 id="zones" className={styles.heading}>
        Куда возим
      </h2>
      <ol className={styles.list}>
        {data.zones.map(({ id, terms }) => (
          <li key={id} className={styles.rule}>
            <p className={styles.what}>{terms.title}</p>
            <div>
              <ToneBadge tone={terms.isOn ? 'good' : 'bad'} title={terms.isOn ? 'Действует' : 'Выключена'} />
            </div>
            <div className={styles.terms}>
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
            </div>
            <div className={styles.tabs}>
              <Button
                small
                look="secondary"
                aria-label={`Изменить: ${terms.title}`}
                onClick={() => onOpen(id, terms)}
              >
                Изменить
              </Button>
              <Button
                small
                look="plain"
                aria-label={`${terms.isOn ? 'Выключить' : 'Включить'}: ${terms.title}`}
                onClick={() => onOpen(id, { ...terms, isOn: !terms.isOn })}
              >
                {terms.isOn ? 'Выключить' : 'Включить'}
              </Button>
            </div>
          </li>
        ))}
        <li className={styles.rule}>
          <div>
            <p className={styles.what}>{data.zones.length > 0 ? 'Остальные адреса' : 'Все адреса'}</p>
            {elsewhereFacts(data.elsewhere).map(([label, value]) => (
              <p key={label}>
                {label}: {value}
              </p>
            ))}
          </div>
          <span />
          <div className={styles.tabs}>
            <Button small look="secondary" aria-label="Изменить: Остальные адреса" onClick={onOpenElsewhere}>
              Изменить
            </Button>
          </div>
        </li>
      </ol>
    </section>
  )
}
