'use client'

import { useEffect } from 'react'
import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { Form } from '@/components/form/form'
import { InnField } from '@/components/form/fields/inn-field'
import { EmailField, PhoneField } from '@/components/form/fields/known-fields'
import { SubmitButton } from '@/components/form/submit-button'
import { TextAreaField } from '@/components/form/fields/text-area-field'
import { TextField } from '@/components/form/fields/text-field'
import { useRepeatKey } from '@/components/form/use-repeat-key'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { useUser } from '@/stores/user/use-user'
import { sendRequest, type ServiceRequest } from '../api/request-calls'
import { companyForm, type CompanyValues, toCompanyRequest } from '../model/request-form'
import { PrivacyConsent } from '@/components/form/privacy-consent'
import styles from './request-form.module.css'

type Props = { privacyHref: string | undefined; onDone: (request: ServiceRequest) => void }

/** Requests a contract for a company. */
export function CompanyForm({ privacyHref, onDone }: Props) {
  const { status, name, secondName, phone, email } = useUser((state) => state)
  const keyOf = useRepeatKey()
  const form = useSchemaForm(companyForm, {
    name: [name, secondName].filter(Boolean).join(' '),
    phone,
    email,
    company: '',
    inn: '',
    fleet: '',
    comment: '',
    consent: false,
  })
  // Who it is may be known later than the form is there.
  useEffect(() => {
    const given = form.getValues()
    if (given.name === '') form.setValue('name', [name, secondName].filter(Boolean).join(' '))
    if (given.phone === '') form.setValue('phone', phone)
    if (given.email === '') form.setValue('email', email)
  }, [name, secondName, phone, email, form])

  const send = async (values: CompanyValues) => {
    const body = toCompanyRequest(values)
    onDone(await sendRequest({ ...body, isForAccount: status === 'user', idempotencyKey: keyOf(body) }))
  }
  return (
    <Form form={form} onSubmit={send} label="Заявка компании">
      <div className={styles.pair}>
        <InnField form={form} name="inn" fills={{ name: 'company' }} />
        <TextField form={form} name="company" label="Компания" type="text" autoComplete="organization" />
        <TextField
          form={form}
          name="fleet"
          label="Сколько автомобилей (необязательно)"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          mask="numeric"
        />
        <TextField form={form} name="name" label="Как к вам обращаться" type="text" autoComplete="name" />
        <PhoneField form={form} name="phone" />
        <EmailField form={form} name="email" label="Почта (необязательно)" />
      </div>
      <TextAreaField form={form} name="comment" label="Что нужно парку (необязательно)" />
      <CheckboxField form={form} name="consent">
        <PrivacyConsent privacyHref={privacyHref} />
      </CheckboxField>
      <SubmitButton form={form}>Отправить заявку</SubmitButton>
    </Form>
  )
}
