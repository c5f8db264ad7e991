import { http, HttpResponse, type HttpHandler } from 'msw'
import type { ErrorBody, ErrorNotify } from '@/lib/gateway/error-body'
import { ACCESS_DENIED, KIND_STATUS, OLDER_VERSION, PASS_PROTECTION } from '@/lib/gateway/errors'
import { GATEWAY_BASE_PATH, type Operation, type WireResponseOf } from '@/lib/gateway/operation'

/** What a healthy gateway does not do, one handler per fault; give them to the gateway server of a test. */

type ErrorResponse = { status: number; body: Partial<ErrorBody> }

/** An answer that the test makes up, in the shape of the contract. */
export function answering<Op extends Operation>(
  operation: Op,
  answer: WireResponseOf<Op>,
  headers?: Record<string, string>,
): HttpHandler {
  return handle(operation, () => HttpResponse.json(answer as object, { headers }))
}

/** A file, as the gateway sends it. */
export function sendingFile(operation: Operation, content: string, disposition?: string): HttpHandler {
  const headers = { 'content-type': 'application/octet-stream' }
  return handle(operation, () =>
    HttpResponse.text(content, {
      headers: disposition ? { ...headers, 'content-disposition': disposition } : headers,
    }),
  )
}

/** The session is over. */
export function denying(operation: Operation): HttpHandler {
  return refusing(operation, { status: KIND_STATUS.unauthorized, body: { statusMessage: ACCESS_DENIED } })
}

/** The session is over, under an HTTP status of success. */
export function denyingUnderOk(operation: Operation): HttpHandler {
  const body = { statusCode: KIND_STATUS.unauthorized, statusMessage: ACCESS_DENIED }
  return handle(operation, () => HttpResponse.json(body))
}

/** The shop is out of date, and only the body says so. */
export function outdatedUnderOk(operation: Operation): HttpHandler {
  const body = { statusCode: KIND_STATUS.outdated, statusMessage: OLDER_VERSION }
  return handle(operation, () => HttpResponse.json(body))
}

/** The visitor is a guest while that is so, then the call is left to the gateway. */
export function deniedWhile(operation: Operation, isOver: () => boolean): HttpHandler {
  const body = { statusCode: KIND_STATUS.unauthorized, statusMessage: ACCESS_DENIED }
  return handle(operation, () =>
    isOver() ? HttpResponse.json(body, { status: KIND_STATUS.unauthorized }) : undefined,
  )
}

/** Asks to pass the protection until that is done, then leaves the call to the gateway. */
export function protectedUntil(operation: Operation, isPassed: () => boolean): HttpHandler {
  const body = { statusCode: KIND_STATUS.protection, statusMessage: PASS_PROTECTION }
  return handle(operation, () =>
    isPassed() ? undefined : HttpResponse.json(body, { status: KIND_STATUS.protection }),
  )
}

export function requestingToPassProtection(operation: Operation): HttpHandler {
  return refusing(operation, { status: KIND_STATUS.protection, body: { statusMessage: PASS_PROTECTION } })
}

export function outdated(operation: Operation): HttpHandler {
  return refusing(operation, { status: KIND_STATUS.outdated, body: { statusMessage: OLDER_VERSION } })
}

export function notifying(operation: Operation, notify: ErrorNotify): HttpHandler {
  return refusing(operation, {
    status: KIND_STATUS.validation,
    body: { message: notify.text, data: { notify } },
  })
}

/** It may be tried again at once: a test does not wait for what it does not test. */
const AT_ONCE = { 'retry-after': '0' }

export function refusing(operation: Operation, { status, body }: ErrorResponse): HttpHandler {
  return handle(operation, () =>
    HttpResponse.json({ statusCode: status, ...body }, { status, headers: AT_ONCE }),
  )
}

/** Fails so often, then leaves the call to the gateway. */
export function refusingTimes(operation: Operation, times: number, answer: ErrorResponse): HttpHandler {
  let left = times
  return handle(operation, () => {
    if (left === 0) return undefined
    left -= 1
    return HttpResponse.json({ statusCode: answer.status, ...answer.body }, { status: answer.status })
  })
}

/** JSON that the contract does not know. */
export function babbling(operation: Operation): HttpHandler {
  return handle(operation, () => HttpResponse.json({ unheardOf: true }))
}

/** The page of a proxy instead of an answer. */
export function answeringHtml(operation: Operation, status: number): HttpHandler {
  return handle(operation, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status }))
}

export function cutOff(operation: Operation): HttpHandler {
  return handle(operation, () => HttpResponse.error())
}

export function neverResponding(operation: Operation): HttpHandler {
  return handle(operation, () => new Promise<never>(() => {}))
}

export type Call = {
  request: Request
  params: Readonly<Record<string, string | readonly string[] | undefined>>
}
type Resolver = (call: Call) => Response | undefined | Promise<Response | undefined>

/** Answers an operation; a resolver that gives nothing leaves the call to the next one. */
export function handle(operation: Operation, resolve: Resolver): HttpHandler {
  // Folders are part of a file's path.
  const path = operation.path.replace('{path}', ':path+').replace(/\{(\w+)\}/g, ':$1')
  const method = operation.method === 'GET' ? http.get : http.post
  return method(`*${GATEWAY_BASE_PATH}${path}`, resolve)
}
