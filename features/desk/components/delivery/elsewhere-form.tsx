import { useState } from 'react'
import type { DeliveryElsewhere } from '@/lib/gateway/contracts/desk/delivery'
import { type DeliveryRules, deliveryRulesOptions } from '../../api/rule-queries'
import { writeElsewhere } from '../../api/rule-writes'
import { type ElsewhereFields, readElsewhere } from '@/features/desk/model/rules/delivery-elsewhere'
import { DeskCheck } from '../desk-check'
import { RuleForm } from '../rules/rule-form'
import { TypedInput } from '../typed-input'
import styles from '../desk.module.css'

type Props = {
  start: ElsewhereFields
  data: DeliveryRules
  onCancel: () => void
  onSaved: (isChanged: boolean) => void
}

const FIELDS = [
  ['price', 'Цена, ₽'],
  ['freeFrom', 'Бесплатно от, ₽'],
  ['surcharge', 'Доплата за крупное, ₽'],
  ['largeFromKg', 'Крупное от, кг'],
  ['largeFromCm', 'или длиной от, см'],
] as const

export function ElsewhereForm({ start, data, onCancel, onSaved }: Props) {
  const [fields, setFields] = useState(start)
  const change = (changed: Partial<ElsewhereFields>) => setFields((before) => ({ ...before, ...changed }))
  return (
    <RuleForm
      title="Остальные адреса"
      read={readElsewhere(fields)}
      version={data.version}
      queryKey={deliveryRulesOptions.queryKey}
      write={(terms: DeliveryElsewhere, version) => writeElsewhere({ terms, version })}
      onCancel={onCancel}
      onSaved={onSaved}
    >
      {(wrong) => (
        <>
          <div className={styles.fields}>
            {FIELDS.map(([field, label]) => (
              <TypedInput
                key={field}
                label={label}
                inputMode="numeric"
                value={fields[field]}
                aria-invalid={wrong === field || undefined}
                onValue={(text) => change({ [field]: text })}
              />
            ))}
          </div>
          <DeskCheck isOn={fields.isAgreed} onChange={(isAgreed) => change({ isAgreed })}>
            Вне зон везёт перевозчик: цену называем по телефону, в заказ она не входит
          </DeskCheck>
        </>
      )}
    </RuleForm>
  )
}
