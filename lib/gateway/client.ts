import ky, { HTTPError, NetworkError, TimeoutError } from 'ky'
import { fileNameOf } from '@/lib/gateway/wire/file-name-of'
import { toFormData } from '@/lib/gateway/wire/to-form-data'
import { parseErrorBody } from '@/lib/gateway/error-body'
import { GatewayError } from '@/lib/gateway/errors'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import {
  buildOperationPath,
  GATEWAY_BASE_PATH,
  type Operation,
  type RequestOf,
  type ResponseOf,
} from '@/lib/gateway/operation'
import { type ResponseHead, fromErrorBody, readBody } from '@/lib/gateway/wire/read-body'

const CALL_TIMEOUT_MS = 15_000

/** Reads are repeated after these statuses, and when no answer came; writes never. */
const RETRY_STATUSES = [408, 429, 502, 503, 504]
const READ_RETRIES = 2
const LONGEST_PAUSE_MS = 1000

const REQUEST_ID_HEADER = 'x-request-id'

export type GatewayTransport = {
  /** Origin of the gateway, without the base path; the page's own origin in the browser. */
  origin: string
  /** Headers of one call, for example the visitor's id. */
  headers?: () => Record<string, string | undefined> | Promise<Record<string, string | undefined>>
  /** Sees the headers of every answer, of a failed one too. */
  onResponse?: (headers: Headers) => void
  /** Sends a request; the platform's `fetch` when left out. */
  fetch?: (request: Request) => Promise<Response>
}

export type CallOptions = {
  signal?: AbortSignal
  timeoutMs?: number
  /** Repeats no reads. */
  isOnce?: boolean
  /** Headers beside those of the transport. */
  headers?: Readonly<Record<string, string>>
}

/** A file from the gateway, with the name to save it under. */
export type GatewayFile = { blob: Blob; name: string }

export type CallResult<Op extends Operation> = ResponseOf<Op> extends Blob ? GatewayFile : ResponseOf<Op>

export type GatewayClient = {
  /** Sends one operation and returns its parsed answer; every failure is a {@link GatewayError}. */
  call<Op extends Operation>(
    operation: Op,
    request: RequestOf<Op>,
    options?: CallOptions,
  ): Promise<CallResult<Op>>
}

type AnyRequest = {
  params?: Record<string, unknown>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
}

export function createGatewayClient(transport: GatewayTransport): GatewayClient {
  return {
    async call<Op extends Operation>(operation: Op, request: RequestOf<Op>, options: CallOptions = {}) {
      try {
        const response = await send(transport, operation, request, options)
        // The guarantee: a file's operation is the one whose answer is a Blob, see CallResult.
        return (await readAnswer(operation, response)) as CallResult<Op>
      } catch (error) {
        throw toGatewayError(error, operation, options.signal)
      }
    },
  }
}

async function send(
  transport: GatewayTransport,
  operation: Operation,
  { params, query, body }: AnyRequest,
  options: CallOptions,
): Promise<Response> {
  const address = `${transport.origin}${GATEWAY_BASE_PATH}${buildOperationPath(operation.path, params)}`
  return ky(address, {
    method: operation.method,
    headers: { ...(await transport.headers?.()), ...options.headers },
    searchParams: query,
    ...(operation.method === 'POST' ? toPayload(operation, body) : {}),
    signal: options.signal,
    timeout: options.timeoutMs ?? CALL_TIMEOUT_MS,
    retry:
      operation.kind === 'read' && !options.isOnce
        ? {
            limit: READ_RETRIES,
            methods: ['get', 'post'],
            statusCodes: RETRY_STATUSES,
            backoffLimit: LONGEST_PAUSE_MS,
          }
        : 0,
    hooks: { afterResponse: [({ response }) => transport.onResponse?.(response.headers)] },
    // The guarantee: ky sends requests that it built and nothing else.
    ...(transport.fetch && { fetch: transport.fetch as typeof fetch }),
  })
}

function toPayload(operation: Operation, body: unknown): { json?: unknown; body?: FormData } {
  if (body instanceof FormData) return { body }
  if (operation.multipart) return { body: toFormData(body ?? {}) }
  // A call that is declared without a body is sent without one.
  return operation.body ? { json: body ?? {} } : {}
}

async function readAnswer(operation: Operation, response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (operation.file && !isJson) {
    const name = fileNameOf(response.headers.get('content-disposition')) ?? operation.file.name
    return { blob: await response.blob(), name } satisfies GatewayFile
  }
  return readBody(operation, headOf(response), await response.json())
}

/** Error pages of the server may end with the status text, which is English; a form in the browser says the shop's own words. */
function headOf({ status, statusText, headers }: Response): ResponseHead {
  return {
    status,
    statusText: typeof window === 'undefined' ? statusText : '',
    requestId: headers.get(REQUEST_ID_HEADER),
  }
}

const OF_THE_CALL = ['request', 'response', 'options']

/** The log of a failure includes its cause, so the call's headers (with the session) and its values are hidden. */
function hideCall(error: unknown, { path }: Operation): void {
  if (typeof error !== 'object' || error === null) return
  if (error instanceof HTTPError || error instanceof TimeoutError || error instanceof NetworkError) {
    const { url } = error.request
    error.message = error.message.replaceAll(url, path)
    if (error.stack !== undefined) error.stack = error.stack.replaceAll(url, path)
  }
  for (const name of OF_THE_CALL)
    if (Object.hasOwn(error, name)) Object.defineProperty(error, name, { enumerable: false })
}

function toGatewayError(error: unknown, operation: Operation, signal: AbortSignal | undefined): GatewayError {
  if (error instanceof GatewayError) return error
  hideCall(error, operation)
  if (error instanceof HTTPError) return fromHttpError(error)
  if (error instanceof TimeoutError)
    return new GatewayError({ kind: 'timeout', message: UNAVAILABLE_MESSAGE, cause: error })
  if (signal?.aborted || (error instanceof DOMException && error.name === 'AbortError')) {
    return new GatewayError({ kind: 'aborted', message: 'Запрос отменён', cause: error })
  }
  const kind = error instanceof NetworkError || error instanceof TypeError ? 'network' : 'contract'
  return new GatewayError({ kind, message: UNAVAILABLE_MESSAGE, cause: error })
}

function fromHttpError(error: HTTPError): GatewayError {
  return fromErrorBody(headOf(error.response), parseErrorBody(error.data), error)
}
