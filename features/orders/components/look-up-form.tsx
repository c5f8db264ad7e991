'use client'

import { useEffect, useRef, useState } from 'react'
import { applyFailure } from '@/components/form/apply-failure'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { lookUpOrder, type OrderProgress } from '../api/look-up-order'
import { lookUpForm } from '../model/look-up-form'
import { LookedUpOrder } from './looked-up-order'
import styles from './look-up.module.css'

/** Number and phone in, the state of the order out. */
export function LookUpForm() {
  const form = useSchemaForm(lookUpForm, { orderNumber: '', phone: '' })
  const [found, setFound] = useState<OrderProgress | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (found) heading.current?.focus()
  }, [found])

  return (
    <div className={styles.screen}>
      <div className={styles.form}>
        <Form
          form={form}
          label="Где мой заказ"
          onSubmit={async (asked) => {
            try {
              setFound((await lookUpOrder(asked)) ?? null)
            } catch (failure) {
              setFound(null)
              applyFailure(form, failure)
            }
          }}
        >
          <TextField
            form={form}
            name="orderNumber"
            label="Номер заказа"
            hint="Из письма с подтверждением"
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            form={form}
            name="phone"
            label="Телефон, указанный в заказе"
            mask="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <SubmitButton form={form}>Узнать</SubmitButton>
        </Form>
      </div>
      {found && <LookedUpOrder order={found} heading={heading} />}
    </div>
  )
}
