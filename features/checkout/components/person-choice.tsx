'use client'

import { Button } from '@/components/ui/button'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'
import { infoProblems } from '../model/info-problems'
import { offeredPayments } from '../model/delivery/offered'
import { personTitle } from '../model/person-title'
import { infoContext } from '../model/steps/steps'
import { useCheckout, useCheckoutScope } from './checkout-context'
import { ChoiceGroup } from './choice-group'
import type { InfoForm } from './steps/step-forms'
import styles from './checkout.module.css'

/** Who buys. The rule of large orders is shown as soon as it applies, because another step offers the way out. */
export function PersonChoice({ form }: { form: InfoForm }) {
  const { flow } = useCheckoutScope()
  const pattern = useCheckout((state) => state.pattern)
  const canPayByBill = useCheckout((state) => offeredPayments(state).some(({ code }) => code === BILL_CODE))
  const problem = useCheckout(
    (state) =>
      infoProblems(state.infoStep, infoContext(state, false)).find(({ field }) => field === 'personCode')
        ?.message,
  )
  const personTypes = pattern?.personTypes ?? []
  return (
    <div className={styles.block}>
      <ChoiceGroup
        form={form}
        name="personCode"
        legend="Кто покупает"
        chips
        problem={problem}
        onChoose={(code) => {
          const type = personTypes.find((one) => one.code === code)
          if (type) flow.changeInfo({ personCode: type.code })
        }}
        choices={personTypes.map(({ code }) => ({ value: code, title: personTitle({ pattern }, code) }))}
      />
      {problem !== undefined && (
        <div>
          <Button look="secondary" small onClick={() => flow.open('payment')}>
            {canPayByBill ? 'Выбрать оплату по счёту' : 'Вернуться к оплате'}
          </Button>
        </div>
      )}
    </div>
  )
}
