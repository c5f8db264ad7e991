import * as z from 'zod'
import { GatewayError } from '@/lib/gateway/errors'

const russian = z.locales.ru().localeError

const EXPECTED: Record<string, string> = {
  string: 'нужна строка',
  number: 'нужно число',
  int: 'нужно целое число',
  boolean: 'нужно true или false',
  array: 'нужен список',
  tuple: 'нужен список',
  object: 'нужен объект',
  record: 'нужен объект',
}

function describe(issue: z.core.$ZodRawIssue) {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'обязательное поле' : EXPECTED[issue.expected]
  }
  if (issue.code === 'invalid_union') return 'неверное значение'
  if (issue.code === 'invalid_format') return 'неверный формат'
  return russian(issue)
}

function fieldOf(path: readonly PropertyKey[]) {
  return path.map(String).join('.')
}

const MAX_REPORTED = 20

function toError(error: z.ZodError, where: string) {
  const errors = error.issues.slice(0, MAX_REPORTED).map((issue) => ({
    field: fieldOf(issue.path) || where,
    message: issue.message,
  }))
  const first = errors[0] ?? { field: where, message: 'неверное значение' }
  return new GatewayError({
    kind: 'validation',
    message: `Неверный запрос. Поле «${first.field}»: ${first.message}`,
    body: { errors },
  })
}

/** Parses one part of a request; a mismatch becomes an answer that names the field in Russian. */
export function parseRequestPart(schema: z.ZodType, value: unknown, where: string): unknown {
  const parsed = schema.safeParse(value, { error: describe })
  if (!parsed.success) throw toError(parsed.error, where)
  return parsed.data
}
