'use client'

import { useMemo } from 'react'
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import { schemaResolver, type SchemaSource } from './schema-resolver'

export type SchemaForm<Values extends FieldValues, Output = Values> = UseFormReturn<Values, unknown, Output>

/** A form checked by a schema: each field when it is left, all of them on submit. */
export function useSchemaForm<Values extends FieldValues, Output>(
  schema: SchemaSource<Output, Values>,
  defaultValues: DefaultValues<Values>,
): SchemaForm<Values, Output> {
  const resolver = useMemo(() => schemaResolver(schema), [schema])
  return useForm<Values, unknown, Output>({
    resolver,
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
}
