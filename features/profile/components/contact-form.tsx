'use client'

import { useEffect } from 'react'
import { applyFailure } from '@/components/form/apply-failure'
import { Form } from '@/components/form/form'
import { EmailField, PhoneField } from '@/components/form/fields/known-fields'
import { PasswordField } from '@/components/form/fields/password-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { Button } from '@/components/ui/button'
import { useCodeWays } from '@/stores/user/use-code-ways'
import { previousContactHint } from '../model/code-words'
import { CONTACT_TEXTS, type ContactKind } from '../model/contact-kinds'
import type { ContactValues } from '../model/forms'
import styles from './profile.module.css'

type Props = {
  kind: ContactKind
  value: string
  /** Why what was given before did not do. */
  failure?: unknown
  onSubmit: (values: ContactValues) => Promise<void> | void
  onCancel: () => void
}

const loadForms = async () => (await import('../model/forms')).contactForms
/** One function for each kind: a form that is drawn anew keeps its schema. */
const loadSchema = {
  phone: async () => (await loadForms()).phone,
  email: async () => (await loadForms()).email,
  invoiceEmail: async () => (await loadForms()).invoiceEmail,
} as const
const ALIASES = { phone: 'contact', email: 'contact', invoiceEmail: 'contact' } as const

export function ContactForm({ kind, value, failure, onSubmit, onCancel }: Props) {
  const form = useSchemaForm<ContactValues, ContactValues>(loadSchema[kind], {
    contact: value,
    currentPassword: '',
  })
  const { title } = CONTACT_TEXTS[kind]
  const ways = useCodeWays()

  useEffect(() => {
    form.setFocus(failure ? 'currentPassword' : 'contact')
    if (failure) applyFailure(form, failure, ALIASES)
  }, [form, failure])

  return (
    <Form form={form} label="Новый контакт" aliases={ALIASES} onSubmit={onSubmit}>
      {kind === 'phone' ? (
        <PhoneField form={form} name="contact" label={title} />
      ) : (
        <EmailField form={form} name="contact" label={title} />
      )}
      {kind !== 'invoiceEmail' && (
        <PasswordField
          form={form}
          name="currentPassword"
          label="Нынешний пароль"
          autoComplete="current-password"
          hint={previousContactHint(ways)}
        />
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
