import type { FieldPath, FieldValues } from 'react-hook-form'
import { errorItems } from '@/lib/gateway/wire/error-items'
import { isGatewayError } from '@/lib/gateway/errors'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import { shownFields } from './fields/shown-fields'
import type { SchemaForm } from './use-schema-form'

/**
 * Shows a refusal of the gateway where it belongs: at the fields that it names and the form shows, else above the form.
 * `aliases` are fields that the form calls differently.
 */
export function applyFailure<Values extends FieldValues, Output>(
  form: SchemaForm<Values, Output>,
  failure: unknown,
  aliases: Readonly<Record<string, FieldPath<Values>>> = {},
): void {
  if (!isGatewayError(failure)) {
    form.setError('root', { message: UNAVAILABLE_MESSAGE })
    return
  }
  if (failure.kind === 'aborted') return
  const shown = shownFields(form)
  const atFields = errorItems(failure.body).flatMap((item) => {
    const field = 'field' in item ? item.field : undefined
    const name = field === undefined ? undefined : (aliases[field] ?? (field as FieldPath<Values>))
    return name !== undefined && shown.has(name) ? [{ name, message: item.message }] : []
  })
  for (const { name, message } of atFields) form.setError(name, { type: 'gateway', message })
  if (atFields.length === 0) form.setError('root', { type: 'gateway', message: failure.message })
}
