'use client'

import { useEffect, useRef, useState } from 'react'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/fields/text-field'
import { useSchemaForm } from '@/components/form/use-schema-form'
import type { OrderProgress } from '../../api/look-up-order'
import { LookedUpOrder } from './looked-up-order'
import styles from './look-up.module.css'

/** Validation and requests: not needed before the form is filled in, and larger than all the rest of the page. */
const loadRequesting = async () => {
  const [{ lookUpForm }, { lookUpOrder }] = await Promise.all([
    import('../../model/look-up-form'),
    import('../../api/look-up-order'),
  ])
  return { lookUpForm, lookUpOrder }
}
const loadSchema = async () => (await loadRequesting()).lookUpForm

/** Number and phone in, the state of the order out. */
export function LookUpForm() {
  const form = useSchemaForm(loadSchema, { orderNumber: '', phone: '' })
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
          onFocus={() => void loadRequesting().catch(() => undefined)}
          onSubmit={async (requested) => {
            const { lookUpOrder } = await loadRequesting()
            setFound(null)
            setFound((await lookUpOrder(requested)) ?? null)
          }}
        >
          <TextField
            form={form}
            name="orderNumber"
            label="Номер заказа"
            hint="Его показали, когда заказ приняли"
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
