'use client'

import { useShallow } from 'zustand/react/shallow'
import { Button } from '@/components/ui/button'
import { BILL_PAYMENT, type InfoField, infoProblems } from '../model/info-problems'
import { offeredPayments } from '../model/offered'
import { personTitle } from '../model/person-titles'
import { infoContext } from '../model/steps'
import { useCheckout, useCheckoutScope, useIsCorporate } from './checkout-context'
import { ChoiceGroup } from './choice-group'
import { ClientChoice } from './client-choice'
import { ContractorChoice } from './contractor-choice'
import { type ContactField, InfoTextField } from './info-text-field'
import { StepForm } from './step-form'
import { fieldId, useStepForm } from './use-step-form'
import type { PersonCode } from '@/stores/checkout/checkout-state'
import styles from './checkout.module.css'

const COMPANY_FIELDS: Readonly<Record<PersonCode, readonly ContactField[]>> = {
  person_1: [],
  person_2: ['company', 'inn', 'kpp'],
  person_3: ['company', 'inn'],
}

export function InfoStep() {
  const isCorporate = useIsCorporate()
  const info = useCheckout((state) => state.infoStep)
  const isPickup = useCheckout((state) => state.receiptStep.isPickup)
  const context = useCheckout(useShallow((state) => infoContext(state, isCorporate)))
  const form = useStepForm<InfoField>('info', () => infoProblems(info, context))
  const field = (name: ContactField) => (
    <InfoTextField
      key={name}
      name={name}
      error={form.errorOf(name)}
      onLeave={() => form.leave(name)}
      onTouch={() => form.touch(name)}
    />
  )
  return (
    <StepForm
      label="Контакты"
      summary={form.summary}
      problems={form.problems}
      isBusy={form.isBusy}
      onSubmit={form.submit}
    >
      {isCorporate ? (
        <>
          {isPickup && <ClientChoice error={form.errorOf('clientId')} />}
          <ContractorChoice error={form.errorOf('contractorId')} />
        </>
      ) : (
        <PersonChoice
          problem={infoProblems(info, context).find((one) => one.field === 'personCode')?.message}
        />
      )}
      <div className={styles.fields}>
        {!isCorporate && COMPANY_FIELDS[info.personCode].map(field)}
        {field('name')}
        {field('phone')}
        {field('email')}
        {isCorporate && field('invoiceEmail')}
      </div>
    </StepForm>
  )
}

/** The rule of large orders is told as soon as it applies: the way out is in another step. */
function PersonChoice({ problem }: { problem: string | undefined }) {
  const { flow } = useCheckoutScope()
  const personTypes = useCheckout((state) => state.pattern?.personTypes)
  const personCode = useCheckout((state) => state.infoStep.personCode)
  const canPayByBill = useCheckout((state) =>
    offeredPayments(state).some(({ code }) => code === BILL_PAYMENT),
  )
  const pattern = useCheckout((state) => state.pattern)
  return (
    <div className={styles.block}>
      <ChoiceGroup
        id={fieldId('personCode')}
        legend="Кто покупает"
        chips
        value={personCode}
        error={problem}
        onChoose={(code) => {
          const type = personTypes?.find((one) => one.code === code)
          if (type) flow.changeInfo({ personCode: type.code })
        }}
        choices={(personTypes ?? []).map(({ code }) => ({
          value: code,
          title: personTitle({ pattern }, code),
        }))}
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
