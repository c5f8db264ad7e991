import type { ErrorBody } from '@/lib/gateway/error-body'
import {
  ACCESS_DENIED,
  type GatewayErrorKind,
  KIND_STATUS,
  OLDER_VERSION,
  PASS_PROTECTION,
} from '@/lib/gateway/errors'

/** A failure as a status of HTTP, or by its kind where one status has several. */
export type Failure = number | GatewayErrorKind

/** By these texts the shop distinguishes an interception from an ordinary failure. */
const SAID_BY_KIND: Partial<Record<GatewayErrorKind, string>> = {
  unauthorized: ACCESS_DENIED,
  protection: PASS_PROTECTION,
  outdated: OLDER_VERSION,
}
const KIND_BY_STATUS: Readonly<Record<number, GatewayErrorKind>> = {
  [KIND_STATUS.unauthorized]: 'unauthorized',
  [KIND_STATUS.outdated]: 'outdated',
}

const MESSAGE = 'Так отвечает подставной шлюз.'

/** The refusal that a gateway would send. */
export function toFailure(
  failure: Failure,
  message = MESSAGE,
): { status: number; body: Pick<ErrorBody, 'statusMessage' | 'message'> } {
  const status = typeof failure === 'number' ? failure : KIND_STATUS[failure]
  const kind = typeof failure === 'number' ? KIND_BY_STATUS[failure] : failure
  return { status, body: { statusMessage: (kind && SAID_BY_KIND[kind]) ?? 'Mocked', message } }
}
