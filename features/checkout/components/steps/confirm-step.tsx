'use client'

import { useShallow } from 'zustand/react/shallow'
import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { Form } from '@/components/form/form'
import { TextAreaField } from '@/components/form/fields/text-area-field'
import { useRuleForm } from '@/components/form/use-rule-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { formatPrice } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import { commentProblems } from '../../model/comment-problems'
import { isFilledStep, nextStep, STEP_TITLES } from '../../model/steps/steps'
import { useCheckout, useCheckoutScope, useFlowState, useIsCorporate } from '../checkout-context'
import type { ConfirmValues } from './step-forms'
import { useTotals } from '../use-totals'
import { GiftCardField } from '../gift-card-field'
import { Readiness } from './readiness'
import { WriteoffConsent } from './writeoff-consent'
import styles from '../checkout.module.css'

export function ConfirmStep() {
  const { flow, store } = useCheckoutScope()
  const isCorporate = useIsCorporate()
  const next = useCheckout(nextStep)
  const { isSending, refusal } = useFlowState((state) => state)
  const hasChanges = useFlowState((state) => state.changes.length > 0)
  const isLoadingTotals = useFlowState((state) => state.isLoadingTotals)
  const isPickup = useCheckout((state) => state.receiptStep.isPickup)
  const values = useCheckout(
    useShallow(({ confirmStep, isAgreeWriteoff }): ConfirmValues => ({ ...confirmStep, isAgreeWriteoff })),
  )
  const isCounting = isLoadingTotals && values.isAgreeWriteoff
  const form = useRuleForm<ConfirmValues>(values, () => commentProblems(store.getState().confirmStep))
  const { toPay } = useTotals()
  return (
    <Form form={form} label="Подтверждение" onSubmit={() => flow.submit()}>
      {refusal !== null && (
        <Notice kind="error">
          Заказ не отправлен. Всё, что вы выбрали и ввели, осталось на месте.
          {isFilledStep(next) && ` Откройте шаг «${STEP_TITLES[next]}»: выбрать там нужно заново.`}
        </Notice>
      )}
      {!isCorporate && <WriteoffConsent form={form} />}
      <GiftCardField />
      <TextAreaField
        form={form}
        name="orderComment"
        label="Комментарий к заказу"
        onValue={(orderComment) => flow.changeConfirm({ orderComment })}
      />
      {!isPickup && (
        <TextAreaField
          form={form}
          name="deliveryComment"
          label="Комментарий курьеру"
          hint="Как проехать, кого спросить"
          onValue={(deliveryComment) => flow.changeConfirm({ deliveryComment })}
        />
      )}
      <CheckboxField
        form={form}
        name="isSaveDefaultData"
        onValue={(isSaveDefaultData) => flow.changeConfirm({ isSaveDefaultData })}
      >
        Запомнить выбор для следующих заказов
      </CheckboxField>
      <Readiness />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isSending || isCounting || hasChanges}>
          {isSending && 'Отправляем…'}
          {!isSending && (isCounting ? 'Считаем сумму…' : `Оформить заказ на ${formatPrice(toPay)}`)}
        </Button>
      </div>
      {hasChanges && <p>Сначала посмотрите, что изменилось в заказе: список выше.</p>}
      <p className={styles.small}>
        Оформляя заказ, вы соглашаетесь с <a href={hrefs.help}>условиями продажи и возврата</a>.
      </p>
      <p className="visually-hidden" role="status">
        {isSending ? 'Отправляем заказ' : ''}
      </p>
    </Form>
  )
}
