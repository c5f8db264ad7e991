'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { Form } from '@/components/form/form'
import { PrivacyConsent } from '@/components/form/privacy-consent'
import { SubmitButton } from '@/components/form/submit-button'
import { useRepeatKey } from '@/components/form/use-repeat-key'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { CONSENT } from '@/lib/validation/inquiry-consent'
import { useUser } from '@/stores/user/use-user'
import type { Filled } from '../api/send-inquiry'
import type { LiveAnswers, LiveValues } from '../model/live-schema'
import { AttachmentsField } from './attachments-field'
import type { InquiryFormProps } from '../model/inquiry-form-props'
import { InquiryInput } from './inquiry-input'
import { InquiryReceipt } from './inquiry-receipt'

const FILES = 'files'
/** Of the person, and so the same in the next email. */
const CONTACTS = ['name', 'phone', 'email']

/** What checks and sends: not needed before the visitor fills the form in, and larger than the rest of it. */
const loadSending = async () => {
  const [{ toLiveSchema }, { sendInquiry }] = await Promise.all([
    import('../model/live-schema'),
    import('../api/send-inquiry'),
  ])
  return { toLiveSchema, sendInquiry }
}

/** The account's data, by the names of the forms' fields. */
type Known = Readonly<Record<string, string>>

export function LiveInquiryForm({ form: requested, defaults = {}, submit, privacyHref }: InquiryFormProps) {
  const user = useUser(useShallow(({ name, phone, email }): Known => ({ name, phone, email })))
  const schema = useMemo(() => async () => (await loadSending()).toLiveSchema(requested), [requested])
  const empty = {
    ...Object.fromEntries(requested.fields.map(({ name }) => [name, defaults[name] ?? user[name] ?? ''])),
    [CONSENT]: false,
    [FILES]: [],
  }
  const form = useSchemaForm<LiveValues, LiveAnswers>(schema, empty)
  // The signed-in user may become known only after the form is drawn.
  useEffect(() => {
    for (const { name } of requested.fields) {
      if (user[name] && form.getValues(name) === '') form.setValue(name, user[name])
    }
  }, [requested, form, user])
  const [sent, setSent] = useState<{ number: string; email: string | undefined }>()
  const isAgain = useRef(false)
  // The button of the receipt is gone with it: the next email begins at its first question.
  useEffect(() => {
    const first = requested.fields.find(({ kind }) => kind !== 'context')
    if (sent || !isAgain.current || !first) return
    isAgain.current = false
    form.setFocus(first.name)
  }, [sent, requested, form])
  const keyOf = useRepeatKey()

  const send = async (filled: Filled) => {
    const content = [filled.answers, filled.files.map(({ name, size }) => [name, size])]
    const { sendInquiry } = await loadSending()
    const number = await sendInquiry(requested, filled, keyOf(content))
    if (number !== undefined) setSent({ number, email: filled.answers.email })
  }

  if (sent) {
    return (
      <InquiryReceipt
        {...sent}
        onAgain={() => {
          const typed = Object.entries(form.getValues()).filter(([name]) => CONTACTS.includes(name))
          form.reset({ ...empty, ...Object.fromEntries(typed) })
          isAgain.current = true
          setSent(undefined)
        }}
      />
    )
  }
  return (
    <Form
      form={form}
      label={requested.title}
      onSubmit={send}
      onFocus={() => void loadSending().catch(() => undefined)}
    >
      {requested.fields.map((field) => (
        <InquiryInput key={field.name} form={form} field={field} />
      ))}
      {requested.files && <AttachmentsField form={form} name={FILES} field={requested.files} />}
      <CheckboxField form={form} name={CONSENT}>
        <PrivacyConsent privacyHref={privacyHref} />
      </CheckboxField>
      <SubmitButton form={form}>{submit}</SubmitButton>
    </Form>
  )
}
