import type { ErrorBody } from './error-body'

/** Wire texts by which the storefront distinguishes an interception from an ordinary failure of the same status. */
export const ACCESS_DENIED = 'Access denied'
export const PASS_PROTECTION = 'Pass protection'
/** @internal */
export const OLDER_VERSION = 'Older version'

export const gatewayErrorKinds = [
  'unauthorized',
  'forbidden',
  'protection',
  'outdated',
  'notFound',
  'validation',
  'conflict',
  'tooLarge',
  'rateLimited',
  'client',
  'server',
  'unavailable',
  'notImplemented',
  'network',
  'timeout',
  'aborted',
  'contract',
] as const

/** `contract` means that the answer did not match its schema, `aborted` that the caller gave up. */
export type GatewayErrorKind = (typeof gatewayErrorKinds)[number]

/** Statuses by which a gateway reports the kinds that travel over the wire. */
export const KIND_STATUS = {
  unauthorized: 401,
  forbidden: 403,
  protection: 403,
  outdated: 444,
  notFound: 404,
  validation: 422,
  conflict: 409,
  tooLarge: 413,
  rateLimited: 429,
  client: 400,
  server: 500,
  unavailable: 503,
  notImplemented: 501,
  network: 500,
  timeout: 504,
  aborted: 499,
  contract: 502,
} as const satisfies Record<GatewayErrorKind, number>

const RETRYABLE: ReadonlySet<GatewayErrorKind> = new Set(['network', 'timeout', 'unavailable', 'rateLimited'])

/** The body's own status wins over the transport's: some proxies flatten unusual statuses. */
export function toErrorKind(status: number, body?: Partial<ErrorBody>): GatewayErrorKind {
  const effective = body?.statusCode ?? status
  if (effective === 403) return namesProtection(body) ? 'protection' : 'forbidden'
  if (effective === 400 || effective === 422) return 'validation'
  if (effective === 408 || effective === 504) return 'timeout'
  if (effective === 502 || effective === 503) return 'unavailable'
  const known = STATUS_KIND.get(effective)
  if (known) return known
  return effective >= 400 && effective < 500 ? 'client' : 'server'
}

/** Some gateways put the mark into the message alone. */
function namesProtection(body: Partial<ErrorBody> | undefined): boolean {
  return body?.statusMessage === PASS_PROTECTION || body?.message === PASS_PROTECTION
}

const STATUS_KIND: ReadonlyMap<number, GatewayErrorKind> = new Map([
  [401, 'unauthorized'],
  [404, 'notFound'],
  [409, 'conflict'],
  [413, 'tooLarge'],
  [429, 'rateLimited'],
  [444, 'outdated'],
  [501, 'notImplemented'],
])

export type GatewayErrorInit = {
  kind: GatewayErrorKind
  message: string
  status?: number
  body?: Partial<ErrorBody>
  cause?: unknown
  requestId?: string
}

/** The one failure of all calls, in the client and in the gateway. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly kind: GatewayErrorKind
  readonly status: number
  /** The same call may succeed later without a change. */
  readonly retryable: boolean
  readonly body: Partial<ErrorBody> | undefined
  readonly requestId: string | undefined
  /** A notification has been shown for it. */
  isShown = false

  constructor(init: GatewayErrorInit) {
    super(init.message, { cause: init.cause })
    this.kind = init.kind
    this.status = init.status ?? KIND_STATUS[init.kind]
    this.retryable = RETRYABLE.has(init.kind)
    this.body = init.body
    this.requestId = init.requestId
  }
}

/** By name: Next bundles pages and middleware.ts separately, so one process has several classes of it. */
export function isGatewayError(value: unknown): value is GatewayError {
  return value instanceof Error && value.name === 'GatewayError'
}
