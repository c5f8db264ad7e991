'use client'

import { useCallback, useEffect, useId } from 'react'
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form'
import { afterPointerRelease, watchPointer } from '../after-pointer-release'
import { shownFields } from './shown-fields'
import type { SchemaForm } from '../use-schema-form'

export type FormField<Values extends FieldValues, Name extends FieldPath<Values> = FieldPath<Values>> = {
  // oxlint-disable-next-line typescript/no-explicit-any -- fields do not care what a form makes of its values
  form: SchemaForm<Values, any>
  name: Name
}

/** One field of a form: an error comes when the field is left or the form is sent, and goes with the next input. */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
}: FormField<Values, Name>) {
  const id = useId()
  const { field, fieldState } = useController({ control: form.control, name })
  const error = fieldState.error?.message
  const { control } = form
  const connect = field.ref
  const ref = useCallback(
    (element: HTMLElement | null) => {
      connect(element)
      if (element) shownFields({ control }).set(name, element)
      else shownFields({ control }).delete(name)
    },
    [connect, control, name],
  )

  useEffect(watchPointer, [])

  return {
    value: field.value,
    setValue: (value: FieldPathValue<Values, Name>) => {
      form.clearErrors(name)
      form.clearErrors('root')
      field.onChange(value)
    },
    leave: () => {
      field.onBlur()
      // Passing through a field that is still empty shows no error.
      if (!fieldState.isDirty) return
      afterPointerRelease(() => {
        // The press may have sent the form, and its answer stands at the field.
        if (!form.getFieldState(name).error) void form.trigger(name)
      })
    },
    error,
    ids: { field: id, hint: `${id}-hint`, error: `${id}-error` },
    props: {
      id,
      name: field.name,
      ref,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-errormessage': error === undefined ? undefined : `${id}-error`,
    },
  }
}
