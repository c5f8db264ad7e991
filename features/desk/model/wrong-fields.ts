import { isGatewayError } from '@/lib/gateway/errors'

/** The fields that the gateway has refused, by their names in the request. */
export function wrongFields(error: unknown): string[] {
  if (!isGatewayError(error)) return []
  return (error.body?.errors ?? []).flatMap((item) => ('field' in item && item.field) || [])
}
