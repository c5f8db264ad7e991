'use client'

import { useQuery } from '@tanstack/react-query'
import type { PaymentTerms } from '@/lib/gateway/contracts/desk/payments'
import { paymentRulesOptions } from '../../api/rule-queries'
import { nameFacts, paymentFacts } from '@/features/desk/model/rules/payment-rule'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'
import { DeskPending } from '../desk-pending'
import { ChangeLog } from '../rules/change-log'
import { RuleItem, RuleSection } from '../rules/rule-section'
import { SavedMessage } from '../rules/saved-message'
import { useRuleDraft } from '../rules/use-rule-draft'
import { PaymentForm } from './payment-form'
import styles from '../desk.module.css'

const SAVED = 'Сохранено. Новые заказы оформляются по этим правилам'

type Draft = { code: string; terms: PaymentTerms }

/** How each way to pay is called, whom it is offered, and for which way of receipt. Undoing goes through the form too. */
export function PaymentScreen() {
  const { data, error, refetch } = useQuery(paymentRulesOptions)
  const { draft, turn, saved, message, open, onCancel, onSaved } = useRuleDraft<Draft>()
  if (!data) return <DeskPending error={error} refetch={refetch} lines={12} />
  const method = data.methods.find(({ code }) => code === draft?.code)
  return (
    <div className={styles.screen}>
      <p className={styles.soft}>
        Оформление заказа предлагает только отмеченное здесь, и заказ с другим способом оплаты не принимается.
        Название и строку под ним покупатель видит при оформлении, а название ещё в заказе, письмах и бумагах.
        {!data.isPaidOnline && ' Оплата на сайте не подключена, поэтому её не предлагают никому.'}
        {!data.isBilled &&
          ' Счёт не предлагают никому, пока в site.yaml нет всех реквизитов банка (requisites).'}
      </p>
      <SavedMessage saved={saved} message={message} />
      {draft && method && (
        <PaymentForm
          key={turn}
          method={method}
          start={draft.terms}
          data={data}
          onCancel={onCancel}
          onSaved={(isChanged) => onSaved(SAVED, isChanged)}
        />
      )}
      <RuleSection title="Способы оплаты">
        {data.methods.map(({ code, title, description, isOnline, terms }) => (
          <RuleItem
            key={code}
            title={title}
            state={stateOf(isOnline ? data.isPaidOnline : code !== BILL_CODE || data.isBilled)}
            onChange={() => open({ code, terms })}
          >
            {description !== null && <p>{description}</p>}
            {paymentFacts(terms, data.transports).map(([label, value]) => (
              <p key={label} className={styles.soft}>
                {label}: {value}
              </p>
            ))}
          </RuleItem>
        ))}
      </RuleSection>
      <ChangeLog
        title="Кто что менял"
        log={data.log}
        factsOf={(terms) => [...nameFacts(terms), ...paymentFacts(terms, data.transports)]}
        onUndo={({ key, before, after }) =>
          open({
            code: key,
            terms: { ...data.methods.find((one) => one.code === key)?.terms, ...(before ?? after) },
          })
        }
      />
    </div>
  )
}

function stateOf(isReady: boolean): string {
  return isReady ? '' : 'Не подключён'
}
