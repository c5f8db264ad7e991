'use client'

import { formatPriceAutorub } from '@/lib/format/price'
import { useCheckout, useCheckoutScope } from './checkout-context'
import formStyles from '@/components/form/form.module.css'
import styles from './checkout.module.css'

/** Asks before bonuses are spent; says so where they may not be. */
export function WriteoffConsent() {
  const { flow } = useCheckoutScope()
  const isEnabled = useCheckout((state) => state.isWriteoffEnable)
  const isAgreed = useCheckout((state) => state.isAgreeWriteoff)
  const amount = useCheckout((state) => state.total?.totalWriteoff ?? 0)
  if (amount === 0) return null
  if (!isEnabled)
    return <p className={styles.small}>При таком способе получения и оплаты бонусы не списываются.</p>
  return (
    <label className={formStyles.check}>
      <input
        type="checkbox"
        checked={isAgreed}
        onChange={(event) => flow.agreeToWriteoff(event.target.checked)}
      />
      <span>Списать {formatPriceAutorub(amount)} бонусами</span>
    </label>
  )
}
