import { useState } from 'react'
import type { PaymentTerms } from '@/lib/gateway/contracts/desk/payments'
import { MAX_TITLE_LENGTH } from '@/lib/gateway/contracts/limits'
import { type PaymentRules, paymentRulesOptions } from '../../api/rule-queries'
import { writePayment } from '../../api/rule-writes'
import { isForTransport, readNames, withTransport } from '@/features/desk/model/rules/payment-rule'
import { DeskCheck } from '../desk-check'
import { RuleForm } from '../rules/rule-form'
import { TypedInput } from '../typed-input'
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
    setTerms((before) => ({ ...before, [field]: !before[field] }))
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
            <TypedInput
              label="Название"
              placeholder={usual.title}
              maxLength={MAX_TITLE_LENGTH}
              value={name}
              onValue={setName}
            />
            <TypedInput
              label="Строка под названием"
              maxLength={MAX_TITLE_LENGTH}
              value={line}
              onValue={setLine}
            />
          </div>
          <fieldset className={styles.tabs}>
            <legend className={styles.soft}>Кому предлагать</legend>
            <DeskCheck isOn={terms.isForRetail} onChange={flip('isForRetail')}>
              Розничным покупателям
            </DeskCheck>
            <DeskCheck isOn={terms.isForCorporate} onChange={flip('isForCorporate')}>
              Компаниям
            </DeskCheck>
          </fieldset>
          <fieldset className={styles.tabs}>
            <legend className={styles.soft}>При каком получении</legend>
            <DeskCheck isOn={terms.isForPickup} onChange={flip('isForPickup')}>
              Самовывоз
            </DeskCheck>
            {data.transports.map((transport) => (
              <DeskCheck
                key={transport.code}
                isOn={isForTransport(terms, transport.code)}
                onChange={() => setTerms((before) => withTransport(before, transport.code, data.transports))}
              >
                {transport.title}
              </DeskCheck>
            ))}
          </fieldset>
        </>
      )}
    </RuleForm>
  )
}
