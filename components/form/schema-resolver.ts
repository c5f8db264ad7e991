import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type { ZodType } from 'zod'

/** A schema, or the way to it: forms of public pages fetch theirs once the visitor fills them in. */
export type SchemaSource<Output, Values> = ZodType<Output, Values> | (() => Promise<ZodType<Output, Values>>)

const NOT_LOADED = 'Форма загрузилась не до конца. Проверьте связь и отправьте ещё раз.'

/** Checks a form by a schema; the first message of a field stands. */
export function schemaResolver<Values extends FieldValues, Output>(
  source: SchemaSource<Output, Values>,
): Resolver<Values, unknown, Output> {
  return async (values) => {
    const schema = await (typeof source === 'function' ? source().catch(() => undefined) : source)
    const errors: FieldErrors<Values> = {}
    if (!schema) {
      set(errors, 'root', { type: 'schema', message: NOT_LOADED })
      return { values: {}, errors }
    }
    const result = await schema.safeParseAsync(values)
    if (result.success) return { values: result.data, errors: {} }
    for (const { path, message } of result.error.issues.toReversed()) {
      set(errors, path.join('.'), { type: 'schema', message })
    }
    return { values: {}, errors }
  }
}
