import ky, { HTTPError, NetworkError, TimeoutError } from 'ky'
import { GatewayError, parseErrorBody, toErrorKind } from '@/lib/gateway/errors'
import {
  buildOperationPath,
  GATEWAY_BASE_PATH,
  type Operation,
  type RequestOf,
  type ResponseOf,
} from '@/lib/gateway/operation'

const TIMEOUT_MS = 15_000
const READ_RETRIES = 2
const RETRY_STATUSES = [408, 429, 502, 503, 504]
const NO_ANSWER = 'Сервис временно недоступен. Попробуйте позже.'
const REQUEST_ID_HEADER = 'x-request-id'

export type GatewayTransport = {
  /** Origin of the gateway, without the base path; the page's own origin in the browser. */
  origin: string
  /** Headers of one call, for example the visitor's id. */
  headers?: () => Record<string, string | undefined> | Promise<Record<string, string | undefined>>
}

export type CallOptions = { signal?: AbortSignal; timeoutMs?: number }

export type GatewayClient = {
  /** Sends one operation and returns its parsed answer; every failure is a {@link GatewayError}. */
  call<Op extends Operation>(
    operation: Op,
    request: RequestOf<Op>,
    options?: CallOptions,
  ): Promise<ResponseOf<Op>>
}

type AnyRequest = {
  params?: Record<string, unknown>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
}

export function createGatewayClient(transport: GatewayTransport): GatewayClient {
  return {
    async call(operation, request, options = {}) {
      const { params, query, body } = request as AnyRequest
      try {
        const response = await ky(
          `${transport.origin}${GATEWAY_BASE_PATH}${buildOperationPath(operation.path, params)}`,
          {
            method: operation.method,
            headers: await transport.headers?.(),
            searchParams: query,
            ...(operation.method === 'POST' ? toPayload(body) : {}),
            signal: options.signal,
            timeout: options.timeoutMs ?? TIMEOUT_MS,
            retry:
              operation.kind === 'read'
                ? {
                    limit: READ_RETRIES,
                    methods: ['get', 'post'],
                    statusCodes: RETRY_STATUSES,
                    backoffLimit: 1000,
                  }
                : 0,
          },
        )
        return parseAnswer(operation, await response.json(), response.headers.get(REQUEST_ID_HEADER))
      } catch (error) {
        throw await toGatewayError(error)
      }
    },
  }
}

function toPayload(body: unknown): { json?: unknown; body?: FormData } {
  return body instanceof FormData ? { body } : { json: body ?? {} }
}

function parseAnswer<Op extends Operation>(
  operation: Op,
  answer: unknown,
  requestId: string | null,
): ResponseOf<Op> {
  const parsed = operation.response.safeParse(answer)
  if (!parsed.success) {
    throw new GatewayError({
      kind: 'contract',
      message: NO_ANSWER,
      cause: new TypeError(`${operation.name}: ${parsed.error.message}`),
      ...(requestId ? { requestId } : {}),
    })
  }
  return parsed.data as ResponseOf<Op>
}

async function toGatewayError(error: unknown): Promise<GatewayError> {
  if (error instanceof GatewayError) return error
  if (error instanceof HTTPError) return fromHttpError(error)
  if (error instanceof TimeoutError)
    return new GatewayError({ kind: 'timeout', message: NO_ANSWER, cause: error })
  if (error instanceof DOMException && error.name === 'AbortError') {
    return new GatewayError({ kind: 'aborted', message: 'Запрос отменён', cause: error })
  }
  const kind = error instanceof NetworkError || error instanceof TypeError ? 'network' : 'contract'
  return new GatewayError({ kind, message: NO_ANSWER, cause: error })
}

function fromHttpError(error: HTTPError): GatewayError {
  const body = parseErrorBody(error.data)
  const status = body?.statusCode ?? error.response.status
  const requestId = error.response.headers.get(REQUEST_ID_HEADER)
  return new GatewayError({
    kind: toErrorKind(error.response.status, body),
    status,
    message: body?.message ?? (error.response.statusText || NO_ANSWER),
    ...(body ? { body } : {}),
    cause: error,
    ...(requestId ? { requestId } : {}),
  })
}
