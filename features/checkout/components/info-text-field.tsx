'use client'

import type { ComponentProps } from 'react'
import { describedBy, FieldFrame } from '@/components/form/field-frame'
import type { MaskName } from '@/components/form/input-masks'
import { TextInput } from '@/components/form/text-input'
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_TITLE_LENGTH } from '@/lib/gateway/contracts/limits'
import { useCheckout, useCheckoutScope } from './checkout-context'
import { fieldId } from './use-step-form'

export type ContactField = 'name' | 'phone' | 'email' | 'company' | 'inn' | 'kpp' | 'invoiceEmail'

type Look = {
  label: string
  hint?: string
  mask?: MaskName
  input: Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'spellCheck'
  >
}

const EMAIL = { type: 'email', inputMode: 'email', maxLength: MAX_EMAIL_LENGTH, spellCheck: false } as const
const INN_DIGITS = 12
const KPP_DIGITS = 9

const LOOKS: Readonly<Record<ContactField, Look>> = {
  name: {
    label: 'Имя и фамилия получателя',
    input: { autoComplete: 'name', autoCapitalize: 'words', maxLength: MAX_NAME_LENGTH },
  },
  phone: {
    label: 'Телефон',
    mask: 'phone',
    hint: 'Позвоним, если заказ изменится',
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  },
  email: {
    label: 'Электронная почта',
    hint: 'Пришлём подтверждение заказа',
    input: { ...EMAIL, autoComplete: 'email' },
  },
  company: {
    label: 'Название организации',
    input: { autoComplete: 'organization', maxLength: MAX_TITLE_LENGTH },
  },
  inn: {
    label: 'ИНН',
    mask: 'numeric',
    input: { inputMode: 'numeric', autoComplete: 'off', maxLength: INN_DIGITS },
  },
  kpp: {
    label: 'КПП',
    mask: 'numeric',
    input: { inputMode: 'numeric', autoComplete: 'off', maxLength: KPP_DIGITS },
  },
  invoiceEmail: {
    label: 'Почта для счетов',
    hint: 'Если счета получает бухгалтерия',
    input: { ...EMAIL, autoComplete: 'off' },
  },
}

type Props = { name: ContactField; error: string | undefined; onLeave: () => void; onTouch: () => void }

export function InfoTextField({ name, error, onLeave, onTouch }: Props) {
  const { flow } = useCheckoutScope()
  const value = useCheckout((state) => state.infoStep[name])
  const { label, hint, mask, input } = LOOKS[name]
  const field = fieldId(name)
  const ids = { field, hint: `${field}-hint`, error: `${field}-error` }
  const change = (text: string) => {
    onTouch()
    flow.changeInfo({ [name]: text })
  }
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error}>
      <TextInput
        {...input}
        id={field}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(ids, hint, error)}
        mask={mask}
        value={value}
        onValue={change}
        onBlur={onLeave}
      />
    </FieldFrame>
  )
}
