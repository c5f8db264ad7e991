import { errorItems } from '@/lib/gateway/error-body'
import { isGatewayError } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/no-answer'

const SETTLED = new Set(['validation', 'conflict', 'notFound', 'rateLimited'])

/** What a refusal says, by field and under '' for the whole; `isOpen` while nobody knows whether the call was heard. */
export function refusalOf(error: unknown): { problems: Record<string, string>; isOpen: boolean } {
  if (!isGatewayError(error)) return { problems: { '': NO_ANSWER }, isOpen: true }
  const items = errorItems(error.body).flatMap((item) =>
    'field' in item && item.field ? [[item.field, item.message] as const] : [],
  )
  const problems = items.length > 0 ? Object.fromEntries(items) : { '': error.message }
  return { problems, isOpen: !SETTLED.has(error.kind) }
}
