'use client'

import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { formatPriceAutorub } from '@/lib/format/price'
import { useCheckout, useCheckoutScope } from '../checkout-context'
import type { ConfirmForm } from './step-forms'
import styles from '../checkout.module.css'

/** Requires a consent before bonuses are spent; explains where they may not be. */
export function WriteoffConsent({ form }: { form: ConfirmForm }) {
  const { flow } = useCheckoutScope()
  const isEnabled = useCheckout((state) => state.isWriteoffEnable)
  const amount = useCheckout((state) => state.total?.totalWriteoff ?? 0)
  const balance = useCheckout((state) => state.bonusBalance)
  if (amount === 0) return null
  if (!isEnabled)
    return <p className={styles.small}>При таком способе получения и оплаты бонусы не списываются.</p>
  return (
    <CheckboxField form={form} name="isAgreeWriteoff" onValue={(isAgreed) => flow.agreeToWriteoff(isAgreed)}>
      Списать {formatPriceAutorub(amount)} бонусами
      {balance >= amount && `, на карте останется ${formatPriceAutorub(balance - amount)}`}
    </CheckboxField>
  )
}
