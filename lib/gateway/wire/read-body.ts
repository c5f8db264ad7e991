import { type ErrorBody, errorNotify, parseErrorBody } from '@/lib/gateway/error-body'
import { GatewayError, PASS_PROTECTION, toErrorKind, type GatewayErrorKind } from '@/lib/gateway/errors'
import { NO_ANSWER, NOT_PASSED } from '@/lib/gateway/wire/no-answer'
import type { Operation } from '@/lib/gateway/operation'

const FIRST_FAILURE_STATUS = 400

/** Source of an answer, for the error that it may contain. */
export type AnswerHead = { status: number; requestId: string | null }

/** The parsed answer of an operation; throws a {@link GatewayError} for a failure in its body and for a violation of the contract. */
export function readBody(operation: Operation, head: AnswerHead, body: unknown): unknown {
  const failure = failureIn(body)
  if (failure) throw fromErrorBody(head, failure)
  const parsed = operation.response.safeParse(body)
  if (parsed.success) return parsed.data
  throw new GatewayError({
    kind: 'contract',
    message: NO_ANSWER,
    cause: new TypeError(`${operation.name}: ${parsed.error.message}`),
    ...(head.requestId ? { requestId: head.requestId } : {}),
  })
}

export function fromErrorBody(
  { status, requestId }: AnswerHead,
  body: Partial<ErrorBody> | undefined,
  cause?: unknown,
): GatewayError {
  const kind = toErrorKind(status, body)
  return new GatewayError({
    kind,
    status: body?.statusCode ?? status,
    message: ownMessage(kind, body) ?? (kind === 'protection' ? NOT_PASSED : NO_ANSWER),
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
