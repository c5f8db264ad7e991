import { errorItems } from '@/lib/gateway/wire/error-items'
import { isGatewayError } from '@/lib/gateway/errors'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'

/** Messages of a refusal, by field and under '' for the whole. */
export function refusalOf(error: unknown): Record<string, string> {
  if (!isGatewayError(error)) return { '': UNAVAILABLE_MESSAGE }
  const items = errorItems(error.body).flatMap((item) =>
    'field' in item && item.field ? [[item.field, item.message] as const] : [],
  )
  return items.length > 0 ? Object.fromEntries(items) : { '': error.message }
}
