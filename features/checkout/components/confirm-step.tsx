'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { formatPrice } from '@/lib/format/price'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'
import { hrefs } from '@/lib/routing/hrefs'
import type { ConfirmStep as Confirm } from '@/stores/checkout/checkout-state'
import { useCheckout, useCheckoutScope, useFlowState, useIsCorporate } from './checkout-context'
import { useTotals } from './use-totals'
import { WriteoffConsent } from './writeoff-consent'
import formStyles from '@/components/form/form.module.css'
import styles from './checkout.module.css'

export function ConfirmStep() {
  const { flow } = useCheckoutScope()
  const isCorporate = useIsCorporate()
  const { isSending, refusal } = useFlowState((state) => state)
  const hasChanges = useFlowState((state) => state.changes.length > 0)
  const isPickup = useCheckout((state) => state.receiptStep.isPickup)
  const isSaveDefaultData = useCheckout((state) => state.confirmStep.isSaveDefaultData)
  const { toPay } = useTotals()
  return (
    <form
      className={styles.form}
      aria-label="Подтверждение"
      onSubmit={(event) => {
        event.preventDefault()
        void flow.submit()
      }}
    >
      {refusal !== null && (
        <Notice kind="error">Заказ не отправлен. Всё, что вы выбрали и ввели, осталось на месте.</Notice>
      )}
      {!isCorporate && <WriteoffConsent />}
      <Comment name="orderComment" label="Комментарий к заказу" />
      {!isPickup && (
        <Comment name="deliveryComment" label="Комментарий курьеру" hint="Подъезд, этаж, код двери" />
      )}
      <label className={formStyles.check}>
        <input
          type="checkbox"
          checked={isSaveDefaultData}
          onChange={(event) => flow.changeConfirm({ isSaveDefaultData: event.target.checked })}
        />
        <span>Запомнить выбор для следующих заказов</span>
      </label>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isSending || hasChanges}>
          {isSending ? 'Отправляем…' : `Оформить заказ на ${formatPrice(toPay)}`}
        </Button>
      </div>
      {hasChanges && <p>Сначала посмотрите, что изменилось в заказе: список выше.</p>}
      <p className={styles.small}>
        Оформляя заказ, вы соглашаетесь с <a href={hrefs.help}>условиями продажи и возврата</a>.
      </p>
      <p className="visually-hidden" role="status">
        {isSending ? 'Отправляем заказ' : ''}
      </p>
    </form>
  )
}

type CommentProps = { name: Exclude<keyof Confirm, 'isSaveDefaultData'>; label: string; hint?: string }

function Comment({ name, label, hint }: CommentProps) {
  const { flow } = useCheckoutScope()
  const value = useCheckout((state) => state.confirmStep[name])
  const hintId = `checkout-${name}-hint`
  return (
    <div className={formStyles.field}>
      <label className={formStyles.label} htmlFor={`checkout-${name}`}>
        {label}
      </label>
      <textarea
        id={`checkout-${name}`}
        className={formStyles.input}
        rows={2}
        maxLength={MAX_COMMENT_LENGTH}
        autoComplete="off"
        aria-describedby={hint && hintId}
        value={value}
        onChange={(event) => flow.changeConfirm({ [name]: event.target.value })}
      />
      {hint && (
        <p id={hintId} className={formStyles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
