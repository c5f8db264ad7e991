'use client'

import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import type { SchemaForm } from '@/components/form/use-schema-form'
import type { FilledStep } from '@/stores/checkout/checkout-state'
import { useCheckoutScope } from '../checkout-context'
import styles from '../checkout.module.css'

type Props<Values extends FieldValues> = {
  step: FilledStep
  form: SchemaForm<Values>
  label: string
  children: ReactNode
}

/** Fields of a step, with the problems above and the button below. */
export function StepForm<Values extends FieldValues>({ step, form, label, children }: Props<Values>) {
  const { flow } = useCheckoutScope()
  return (
    <Form
      form={form}
      label={label}
      onSubmit={async () => {
        // Answers that were still under way may have changed the requirements of the step.
        if (!(await flow.complete(step))) await form.trigger()
      }}
    >
      {children}
      <div className={styles.actions}>
        <SubmitButton form={form}>{form.formState.isSubmitting ? 'Проверяем…' : 'Продолжить'}</SubmitButton>
      </div>
    </Form>
  )
}
