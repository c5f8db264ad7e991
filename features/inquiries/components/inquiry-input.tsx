'use client'

import { ChoiceField } from '@/components/form/fields/choice-field'
import { InnField } from '@/components/form/fields/inn-field'
import { EmailField, PhoneField } from '@/components/form/fields/known-fields'
import { TextAreaField } from '@/components/form/fields/text-area-field'
import { TextField } from '@/components/form/fields/text-field'
import type { SchemaForm } from '@/components/form/use-schema-form'
import type { InquiryField } from '@/lib/gateway/contracts/site/inquiry-forms'
import type { LiveAnswers, LiveValues } from '../model/live-schema'
import { ContextLine } from './context-line'
import { OrderField } from './order-field'

const MAIL_ROWS = 5
/** Fields that a form has beside an ИНН and that follow from it. */
const OF_COMPANY = { name: 'company', city: 'city' } as const

type Props = {
  form: SchemaForm<LiveValues, LiveAnswers>
  field: InquiryField
}

/** One field of a form, drawn by its kind. */
export function InquiryInput({ form, field }: Props) {
  const { name, label, hint, kind, autoComplete = 'off', choices = [] } = field
  const shared = { form, name, label, ...(hint && { hint }) }
  const typed = form.getValues(name)
  const value = typeof typed === 'string' ? typed : ''
  switch (kind) {
    case 'context':
      return <ContextLine label={label} text={value} />
    case 'choice':
      return <ChoiceField form={form} name={name} label={label} choices={choices} />
    case 'long':
      return <TextAreaField {...shared} rows={MAIL_ROWS} />
    case 'phone':
      return <PhoneField {...shared} />
    case 'email':
      return <EmailField {...shared} />
    case 'inn':
      return <InnField {...shared} fills={OF_COMPANY} />
    case 'order':
      return <OrderField {...shared} />
    default:
      return <TextField {...shared} autoComplete={autoComplete} />
  }
}
