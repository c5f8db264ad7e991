import type * as z from 'zod'
import { withoutHiddenSigns } from '@/gateway/core/text/hidden-signs'
import { withNamesOnOneLine } from '@/gateway/core/text/with-names-on-one-line'
import { fieldName, toRussianIssueMessage } from '@/lib/gateway/contracts/issue-message'
import { GatewayError } from '@/lib/gateway/errors'

const MAX_REPORTED = 20

function toError(error: z.ZodError, where: string) {
  const errors = error.issues.slice(0, MAX_REPORTED).map(({ path, message }) => {
    const field = path.map(String).join('.') || where
    const name = fieldName(path)
    // A schema's own messages do not name the field.
    return { field, message: message.startsWith(name) ? message : `${name}: ${message}` }
  })
  const message = `Неверный запрос. ${errors[0]?.message ?? ''}`.trim()
  return new GatewayError({ kind: 'validation', message, body: { errors } })
}

/** Parses one part of a request; a mismatch becomes an answer that names the field in Russian. */
export function parseRequestPart(schema: z.ZodType, value: unknown, where: string): unknown {
  const cleaned = withNamesOnOneLine(withoutHiddenSigns(value))
  const parsed = schema.safeParse(cleaned, { error: toRussianIssueMessage })
  if (!parsed.success) throw toError(parsed.error, where)
  return parsed.data
}
