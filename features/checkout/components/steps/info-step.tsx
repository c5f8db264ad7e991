'use client'

import { useShallow } from 'zustand/react/shallow'
import { EmailField, PhoneField } from '@/components/form/fields/known-fields'
import { TextField } from '@/components/form/fields/text-field'
import { useRuleForm } from '@/components/form/use-rule-form'
import { infoProblems } from '../../model/info-problems'
import { infoContext } from '../../model/steps/steps'
import { useCheckout, useCheckoutScope, useIsCorporate } from '../checkout-context'
import { ClientChoice } from '../client-choice'
import { CompanyFields } from '../company-fields'
import { ContractorChoice } from '../contractor-choice'
import { PersonChoice } from '../person-choice'
import { StepForm } from './step-form'
import type { InfoValues } from './step-forms'
import styles from '../checkout.module.css'

const BY_MAILS = 'Пришлём подтверждение и напишем, когда заказ будет готов'
const NO_MAILS = 'Что с заказом, будет видно в кабинете: писем магазин не отправляет'

export function InfoStep() {
  const { flow, store } = useCheckoutScope()
  const isCorporate = useIsCorporate()
  const isPickup = useCheckout((state) => state.receiptStep.isPickup)
  const sendsMail = useCheckout(({ pattern }) => pattern?.sendsMail !== false)
  const values = useCheckout(useShallow(({ infoStep: { isComplete: _, ...fields } }): InfoValues => fields))
  const form = useRuleForm<InfoValues>(values, () => {
    const state = store.getState()
    return infoProblems(state.infoStep, infoContext(state, isCorporate)).map(({ field, message }) => ({
      name: field,
      message,
    }))
  })
  return (
    <StepForm step="info" form={form} label="Контакты">
      {isCorporate ? (
        <>
          {isPickup && <ClientChoice form={form} name="clientId" />}
          <ContractorChoice form={form} />
        </>
      ) : (
        <PersonChoice form={form} />
      )}
      <div className={styles.fields}>
        {!isCorporate && <CompanyFields form={form} personCode={values.personCode} />}
        <TextField
          form={form}
          name="name"
          label="Имя и фамилия получателя"
          autoComplete="name"
          autoCapitalize="words"
          onValue={(name) => flow.changeInfo({ name })}
        />
        <PhoneField
          form={form}
          name="phone"
          hint="Для курьера и вопросов о заказе"
          onValue={(phone) => flow.changeInfo({ phone })}
        />
        <EmailField
          form={form}
          name="email"
          label="Электронная почта"
          hint={`Нужна для заказа и чека. ${sendsMail ? BY_MAILS : NO_MAILS}`}
          onValue={(email) => flow.changeInfo({ email })}
        />
        {isCorporate && (
          <EmailField
            form={form}
            name="invoiceEmail"
            label="Почта для счетов"
            hint="Если счета получает бухгалтерия"
            autoComplete="off"
            onValue={(invoiceEmail) => flow.changeInfo({ invoiceEmail })}
          />
        )}
      </div>
    </StepForm>
  )
}
