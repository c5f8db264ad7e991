import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type { ZodType } from 'zod'

/** Checks a form by a schema; the first message of a field stands. */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: ZodType<Output, Values>,
): Resolver<Values, unknown, Output> {
  return async (values) => {
    const result = await schema.safeParseAsync(values)
    if (result.success) return { values: result.data, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const { path, message } of result.error.issues.toReversed()) {
      set(errors, path.join('.'), { type: 'schema', message })
    }
    return { values: {}, errors }
  }
}
