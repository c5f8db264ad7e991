import { type ErrorBody, errorNotify, parseErrorBody } from '@/lib/gateway/error-body'
import { GatewayError, PASS_PROTECTION, toErrorKind, type GatewayErrorKind } from '@/lib/gateway/errors'
import { UNAVAILABLE_MESSAGE, NOT_PASSED } from '@/lib/gateway/wire/failure-texts'
import type { Operation } from '@/lib/gateway/operation'

const FIRST_FAILURE_STATUS = 400

/** Source of an answer, for the error that it may contain. */
export type ResponseHead = { status: number; statusText: string; requestId: string | null }

/** The parsed answer of an operation; throws a {@link GatewayError} for a failure in its body and for a violation of the contract. */
export function readBody(operation: Operation, head: ResponseHead, body: unknown): unknown {
  const failure = failureIn(body)
  if (failure) throw fromErrorBody(head, failure)
  const parsed = operation.response.safeParse(body)
  if (parsed.success) return parsed.data
  throw new GatewayError({
    kind: 'contract',
    message: UNAVAILABLE_MESSAGE,
    cause: new TypeError(`${operation.name}: ${parsed.error.message}`),
    ...(head.requestId ? { requestId: head.requestId } : {}),
  })
}

export function fromErrorBody(
  { status, statusText, requestId }: ResponseHead,
  body: Partial<ErrorBody> | undefined,
  cause?: unknown,
): GatewayError {
  const kind = toErrorKind(status, body)
  return new GatewayError({
    kind,
    status: body?.statusCode ?? status,
    message:
      ownMessage(kind, body) ?? (kind === 'protection' ? NOT_PASSED : statusText || UNAVAILABLE_MESSAGE),
    ...(body ? { body } : {}),
    ...(cause === undefined ? {} : { cause }),
    ...(requestId ? { requestId } : {}),
  })
}

/** The mark of a protection check is not shown as a message. */
function ownMessage(kind: GatewayErrorKind, body: Partial<ErrorBody> | undefined): string | undefined {
  return kind === 'protection' && body?.message === PASS_PROTECTION ? undefined : body?.message
}

/** Some failures come under an unrelated HTTP status. */
function failureIn(answer: unknown): Partial<ErrorBody> | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  if (!('statusCode' in answer || 'data' in answer)) return undefined
  const body = parseErrorBody(answer)
  const isFailure = (body?.statusCode ?? 0) >= FIRST_FAILURE_STATUS || errorNotify(body) !== undefined
  return isFailure ? body : undefined
}
