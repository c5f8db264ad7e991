'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import type { SchemaForm } from '@/components/form/use-schema-form'
import { Button } from '@/components/ui/button'
import styles from './garage.module.css'

type Props<Values extends FieldValues, Output> = {
  form: SchemaForm<Values, Output>
  title: string
  /** Label of the button that saves. */
  submit: string
  onSubmit: (values: Output) => Promise<void>
  aliases?: ComponentProps<typeof Form<Values, Output>>['aliases']
  onCancel: () => void
  children: ReactNode
}

/** A form of the garage that opens in the page: its heading, its fields, and the two ways out. */
export function FormPanel<Values extends FieldValues, Output>({
  form,
  title,
  submit,
  onSubmit,
  aliases,
  onCancel,
  children,
}: Props<Values, Output>) {
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      <Form form={form} label={title} aliases={aliases} onSubmit={onSubmit}>
        {children}
        <div className={styles.actions}>
          <SubmitButton form={form}>{submit}</SubmitButton>
          <Button look="plain" onClick={onCancel}>
            Не сохранять
          </Button>
        </div>
      </Form>
    </section>
  )
}
