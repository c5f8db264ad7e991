import { useState } from 'react'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import type { PaymentTerms } from '@/lib/gateway/contracts/desk/payments'
import { MAX_TITLE_LENGTH } from '@/lib/gateway/contracts/limits'
import { type PaymentRules, paymentRulesOptions } from '../../api/rule-queries'
import { writePayment } from '../../api/rule-writes'
import { isForTransport, readNames, withTransport } from '@/features/desk/model/rules/payment-rule'
import { RuleForm } from '../rules/rule-form'
import styles from '../desk.module.css'

type Props = {
  method: PaymentRules['methods'][number]
  start: PaymentTerms
  data: PaymentRules
  onCancel: () => void
  onSaved: (isChanged: boolean) => void
}

export function PaymentForm({ method: { code, title, usual }, start, data, onCancel, onSaved }: Props) {
  const [terms, setTerms] = useState(start)
  const [name, setName] = useState(start.shownTitle ?? usual.title)
  const [line, setLine] = useState(start.shownDescription ?? usual.description ?? '')
  const flip = (field: 'isForRetail' | 'isForCorporate' | 'isForPickup') => () =>
    setTerms({ ...terms, [field]: !terms[field] })
  return (
    <RuleForm
      title={`Способ оплаты «${title}»`}
      read={{ ...terms, ...readNames({ title: name, description: line }, usual) }}
      version={data.version}
      queryKey={paymentRulesOptions.queryKey}
      write={(written: PaymentTerms, version) => writePayment({ code, terms: written, version })}
      onCancel={onCancel}
      onSaved={onSaved}
    >
      {() => (
        <>
          <div className={styles.fields}>
            <LabelledInput
              label="Название"
              placeholder={usual.title}
              maxLength={MAX_TITLE_LENGTH}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <LabelledInput
              label="Строка под названием"
              maxLength={MAX_TITLE_LENGTH}
              autoComplete="off"
              value={line}
              onChange={({ target }) => setLine(target.value)}
            />
          </div>
          <fieldset className={styles.tabs}>
            <legend className={styles.soft}>Кому предлагать</legend>
            <Check title="Розничным покупателям" isOn={terms.isForRetail} onFlip={flip('isForRetail')} />
            <Check title="Компаниям" isOn={terms.isForCorporate} onFlip={flip('isForCorporate')} />
          </fieldset>
          <fieldset className={styles.tabs}>
            <legend className={styles.soft}>При каком получении</legend>
            <Check title="Самовывоз" isOn={terms.isForPickup} onFlip={flip('isForPickup')} />
            {data.transports.map((transport) => (
              <Check
                key={transport.code}
                title={transport.title}
                isOn={isForTransport(terms, transport.code)}
                onFlip={() => setTerms(withTransport(terms, transport.code, data.transports))}
              />
            ))}
          </fieldset>
        </>
      )}
    </RuleForm>
  )
}

function Check({ title, isOn, onFlip }: { title: string; isOn: boolean; onFlip: () => void }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isOn} onChange={onFlip} />
      {title}
    </label>
  )
}
