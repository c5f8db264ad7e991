'use client'

import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { PaymentTerms } from '@/lib/gateway/contracts/desk/payments'
import { paymentRulesOptions } from '../../api/shop-rule-queries'
import { nameFacts, paymentFacts } from '@/features/desk/model/rules/payment-rule'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'
import { DeskPending } from '../desk-pending'
import { ChangeLog } from '../shop-rules/change-log'
import { useRuleDraft } from '../shop-rules/use-rule-draft'
import { PaymentForm } from './payment-form'
import styles from '../desk.module.css'

/** How each way to pay is called, whom it is offered, and for which way of receipt. Undoing goes through the form too. */
export function PaymentScreen() {
  const { data, error, refetch } = useQuery(paymentRulesOptions)
  const rule = useRuleDraft<{ code: string; terms: PaymentTerms }>()
  if (!data) return <DeskPending error={error} refetch={refetch} lines={12} />
  const { draft, isSaved, message, open, turn, onCancel, onSaved } = rule
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
      <div ref={message} tabIndex={-1}>
        {isSaved && <Notice kind="ok">Сохранено. Новые заказы оформляются по этим правилам</Notice>}
      </div>
      {draft && method && (
        <PaymentForm key={turn} method={method} start={draft.terms} data={data} {...{ onCancel, onSaved }} />
      )}
      <section aria-labelledby="methods">
        <h2 id="methods" className={styles.heading}>
          Способы оплаты
        </h2>
        <ul className={styles.list}>
          {data.methods.map(({ code, title, description, isOnline, terms }) => (
            <li key={code} className={styles.rule}>
              <div>
                <p className={styles.what}>{title}</p>
                {description !== null && <p>{description}</p>}
                {paymentFacts(terms, data.transports).map(([label, value]) => (
                  <p key={label} className={styles.soft}>
                    {label}: {value}
                  </p>
                ))}
              </div>
              <span className={styles.soft}>
                {stateOf(isOnline ? data.isPaidOnline : code !== BILL_CODE || data.isBilled)}
              </span>
              <div className={styles.tabs}>
                <Button
                  small
                  look="secondary"
                  aria-label={`Изменить: ${title}`}
                  onClick={() => open({ code, terms })}
                >
                  Изменить
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </section>
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
