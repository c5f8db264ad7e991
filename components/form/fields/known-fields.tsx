'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { CODE_DIGITS } from '@/lib/validation/masks'
import { TextField } from './text-field'
import type { FormField } from './use-field'

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = FormField<Values, Name> & {
  label?: string
  hint?: string
  isFirst?: boolean
} & Pick<ComponentProps<'input'>, 'readOnly' | 'autoComplete'> & { onValue?: (value: string) => void }

/** Fields that every form has in the same way: the keyboard, the mask and what the browser may fill in. */
export function PhoneField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: Props<Values, Name>,
) {
  return <TextField label="Телефон" type="tel" inputMode="tel" autoComplete="tel" mask="phone" {...props} />
}

export function EmailField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: Props<Values, Name>,
) {
  return (
    <TextField
      label="Почта"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  )
}

type CodeProps = {
  /** The number of digits that was announced; a code that came before may have any number. */
  digits: number | undefined
  /** The form is sent by itself once the code has all of them. */
  isSubmittedWhole?: boolean
  /** Takes the focus when it appears. */
  isFocused?: boolean
  /** The staff tells it. */
  isTold?: boolean | undefined
}

export function CodeField<Values extends FieldValues, Name extends FieldPath<Values>>({
  digits,
  isSubmittedWhole = false,
  isFocused = false,
  isTold = false,
  ...props
}: Props<Values, Name> & CodeProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { form, name } = props

  useEffect(() => {
    if (isFocused) form.setFocus(name)
  }, [isFocused, form, name])

  return (
    <div ref={frame}>
      <TextField
        label={isTold ? 'Код' : 'Код из сообщения'}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        mask={digits === CODE_DIGITS ? 'code' : 'longCode'}
        onValue={(value) => {
          if (isSubmittedWhole && value.length === digits) frame.current?.closest('form')?.requestSubmit()
        }}
        {...props}
      />
    </div>
  )
}

export function BirthdayField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: Props<Values, Name>,
) {
  return (
    <TextField
      label="Дата рождения"
      type="text"
      inputMode="numeric"
      autoComplete="bday"
      placeholder="ДД.ММ.ГГГГ"
      mask="birthday"
      {...props}
    />
  )
}
