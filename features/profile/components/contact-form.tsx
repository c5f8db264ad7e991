'use client'

import { useEffect } from 'react'
import { applyFailure } from '@/components/form/apply-failure'
import { Form } from '@/components/form/form'
import { EmailField, PhoneField } from '@/components/form/known-fields'
import { SubmitButton } from '@/components/form/submit-button'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { Button } from '@/components/ui/button'
import { CONTACT_TEXTS, type ContactKind } from '../model/contact-kinds'
import { contactForms } from '../model/forms'
import styles from './profile.module.css'

type Props = {
  kind: ContactKind
  value: string
  onSubmit: (contact: string) => Promise<void> | void
  onCancel: () => void
}

export function ContactForm({ kind, value, onSubmit, onCancel }: Props) {
  const form = useSchemaForm<{ contact: string }, { contact: string }>(contactForms[kind], { contact: value })
  const { title } = CONTACT_TEXTS[kind]

  useEffect(() => form.setFocus('contact'), [form])

  return (
    <Form
      form={form}
      label="Новый контакт"
      onSubmit={async ({ contact }) => {
        try {
          await onSubmit(contact)
        } catch (failure) {
          applyFailure(form, failure, { phone: 'contact', email: 'contact', invoiceEmail: 'contact' })
        }
      }}
    >
      {kind === 'phone' ? (
        <PhoneField form={form} name="contact" label={title} />
      ) : (
        <EmailField form={form} name="contact" label={title} />
      )}
      <div className={styles.actions}>
        <SubmitButton form={form}>{kind === 'invoiceEmail' ? 'Сохранить' : 'Получить код'}</SubmitButton>
        <Button look="plain" onClick={onCancel}>
          Отменить
        </Button>
      </div>
    </Form>
  )
}
