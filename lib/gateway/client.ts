import ky, { HTTPError, NetworkError, TimeoutError } from 'ky'
import { fileNameOf } from '@/lib/gateway/file-name'
import { toFormData } from '@/lib/gateway/form-data'
import { type ErrorBody, errorNotify, GatewayError, parseErrorBody, toErrorKind } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/no-answer'
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
const FIRST_FAILURE_STATUS = 400
const REQUEST_ID_HEADER = 'x-request-id'

export type GatewayTransport = {
  /** Origin of the gateway, without the base path; the page's own origin in the browser. */
  origin: string
  /** Headers of one call, for example the visitor's id. */
  headers?: () => Record<string, string | undefined> | Promise<Record<string, string | undefined>>
  /** Sees the headers of every answer, of a failed one too. */
  onAnswer?: (headers: Headers) => void
}

export type CallOptions = { signal?: AbortSignal; timeoutMs?: number }

/** A file that the gateway sent, with the name that it is to be saved under. */
export type GatewayFile = { blob: Blob; name: string }

export type AnswerOf<Op extends Operation> = ResponseOf<Op> extends Blob ? GatewayFile : ResponseOf<Op>

export type GatewayClient = {
  /** Sends one operation and returns its parsed answer; every failure is a {@link GatewayError}. */
  call<Op extends Operation>(
    operation: Op,
    request: RequestOf<Op>,
    options?: CallOptions,
  ): Promise<AnswerOf<Op>>
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
        // The guarantee: a file's operation is the one whose answer is a Blob, see AnswerOf.
        return (await readAnswer(operation, response)) as AnswerOf<Op>
      } catch (error) {
        throw toGatewayError(error)
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
    headers: await transport.headers?.(),
    searchParams: query,
    ...(operation.method === 'POST' ? toPayload(operation, body) : {}),
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
    hooks: { afterResponse: [({ response }) => transport.onAnswer?.(response.headers)] },
  })
}

function toPayload(operation: Operation, body: unknown): { json?: unknown; body?: FormData } {
  if (body instanceof FormData) return { body }
  if (operation.multipart) return { body: toFormData(body ?? {}) }
  return { json: body ?? {} }
}

async function readAnswer(operation: Operation, response: Response): Promise<unknown> {
  const requestId = response.headers.get(REQUEST_ID_HEADER)
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (operation.file && !isJson) {
    const name = fileNameOf(response.headers.get('content-disposition')) ?? operation.file.name
    return { blob: await response.blob(), name } satisfies GatewayFile
  }
  const answer: unknown = await response.json()
  const failure = failureIn(answer)
  if (failure) throw fromBody(response.status, failure, requestId)
  const parsed = operation.response.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new GatewayError({
    kind: 'contract',
    message: NO_ANSWER,
    cause: new TypeError(`${operation.name}: ${parsed.error.message}`),
    ...(requestId ? { requestId } : {}),
  })
}

/** Some failures come under an HTTP status that says nothing of them. */
function failureIn(answer: unknown): Partial<ErrorBody> | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  if (!('statusCode' in answer || 'data' in answer)) return undefined
  const body = parseErrorBody(answer)
  const isFailure = (body?.statusCode ?? 0) >= FIRST_FAILURE_STATUS || errorNotify(body) !== undefined
  return isFailure ? body : undefined
}

function toGatewayError(error: unknown): GatewayError {
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
  const { response } = error
  const requestId = response.headers.get(REQUEST_ID_HEADER)
  return fromBody(response.status, parseErrorBody(error.data), requestId, response.statusText, error)
}

function fromBody(
  httpStatus: number,
  body: Partial<ErrorBody> | undefined,
  requestId: string | null,
  statusText = '',
  cause?: unknown,
): GatewayError {
  return new GatewayError({
    kind: toErrorKind(httpStatus, body),
    status: body?.statusCode ?? httpStatus,
    message: body?.message ?? (statusText || NO_ANSWER),
    ...(body ? { body } : {}),
    ...(cause === undefined ? {} : { cause }),
    ...(requestId ? { requestId } : {}),
  })
}
