'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { describedBy, FieldFrame } from './field-frame'
import type { MaskName } from './input-masks'
import { TextInput } from './text-input'
import { type FormField, useField } from './use-field'

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'enterKeyHint'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
>

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = FormField<Values, Name> &
  InputProps & {
    label: string
    hint?: ReactNode
    /** Where a dialog puts the focus when it opens. */
    isFirst?: boolean
    mask?: MaskName | undefined
    /** Id of what else describes the field. */
    describedById?: string | undefined
    /** Called after the form has the value. */
    onValue?: ((value: string) => void) | undefined
  }

export function TextField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  label,
  hint,
  isFirst,
  mask,
  describedById,
  onValue,
  ...input
}: Props<Values, Name>) {
  const { value, setValue, leave, error, ids, props } = useField({ form, name })
  const change = (text: string) => {
    setValue(text as FieldPathValue<Values, Name>)
    onValue?.(text)
  }
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error}>
      <TextInput
        {...input}
        {...props}
        data-first-field={isFirst || undefined}
        aria-describedby={
          [describedBy(ids, hint, error), describedById].filter(Boolean).join(' ') || undefined
        }
        mask={mask}
        value={value}
        onValue={change}
        onRefused={(message) => form.setError(name, { message })}
        onBlur={leave}
      />
    </FieldFrame>
  )
}
