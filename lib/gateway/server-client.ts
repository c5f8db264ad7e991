import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { env } from '@/lib/env'
import { CALL_TIMEOUT_MS, LONGEST_PAUSE_MS, READ_RETRIES, RETRY_STATUSES } from '@/lib/gateway/call-limits'
import { parseErrorBody } from '@/lib/gateway/error-body'
import { GatewayError } from '@/lib/gateway/errors'
import { observeCall } from '@/lib/gateway/observe-call'
import { NO_ANSWER } from '@/lib/gateway/no-answer'
import { callByNode, type NodeAnswer, type NodeCall, NodeCallTimeout } from '@/lib/gateway/node-call'
import {
  buildOperationPath,
  GATEWAY_BASE_PATH,
  type Operation,
  type RequestOf,
  type ResponseOf,
} from '@/lib/gateway/operation'
import { type AnswerHead, fromErrorBody, readBody } from '@/lib/gateway/read-body'

export type ServerGateway = {
  /** Sends one operation and returns its parsed answer; every failure is a {@link GatewayError}. */
  call<Op extends Operation>(operation: Op, request: RequestOf<Op>): Promise<ResponseOf<Op>>
}

type AnyRequest = {
  params?: Record<string, unknown>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
}

const FIRST_PAUSE_MS = 100
const FIRST_FAILURE_STATUS = 400
const REQUEST_ID_HEADER = 'x-request-id'

let client: ServerGateway | undefined

/** The gateway as the server's renderings see it: no visitor, no session. */
export function serverGateway(): ServerGateway {
  return (client ??= createServerGateway(env().GATEWAY_URL.replace(/\/+$/, '')))
}

export type InNameOf = {
  /** Headers of every call: who asks. */
  told: Readonly<Record<string, string>>
  /** Ends every call of a page that is not waited for any more. */
  signal: AbortSignal
  /** The text of an answer that need not be asked for. */
  known?: (path: string, body: string) => string | undefined
}

/** Without a visitor the calls are those of pages for everyone. */
export function createServerGateway(origin: string, visitor?: InNameOf): ServerGateway {
  return {
    async call<Op extends Operation>(operation: Op, request: RequestOf<Op>) {
      const call = toCall(origin, operation, request)
      const text = visitor?.known?.(call.url.href.slice(origin.length), call.body ?? '')
      if (text !== undefined)
        return readAnswer(operation, { status: 200, statusText: 'OK', headers: {}, text }) as ResponseOf<Op>
      const answer = await observeCall(operation.name, (traced) =>
        send(operation, {
          ...call,
          headers: { ...visitor?.told, ...call.headers, ...traced },
          ofOnePerson: visitor?.signal,
        }),
      )
      // The guarantee: the answer was held against the operation's own schema.
      return readAnswer(operation, answer) as ResponseOf<Op>
    },
  }
}

function toCall(origin: string, operation: Operation, { params, query, body }: AnyRequest): NodeCall {
  const url = new URL(`${origin}${GATEWAY_BASE_PATH}${buildOperationPath(operation.path, params)}`)
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  const isPost = operation.method === 'POST'
  return {
    method: operation.method,
    url,
    headers: { accept: 'application/json', ...(isPost ? { 'content-type': 'application/json' } : {}) },
    body: isPost ? JSON.stringify(body ?? {}) : undefined,
    timeoutMs: CALL_TIMEOUT_MS,
  }
}

async function send(operation: Operation, call: NodeCall, attempt = 0): Promise<NodeAnswer> {
  const isLast = operation.kind !== 'read' || attempt >= READ_RETRIES
  try {
    const answer = await callByNode(call)
    if (isLast || !RETRY_STATUSES.includes(answer.status)) return answer
  } catch (error) {
    if (error instanceof NodeCallTimeout) throw noAnswer('timeout', error)
    if (call.ofOnePerson?.aborted) throw noAnswer('aborted', error)
    if (isLast) throw noAnswer('network', error)
  }
  await pause(Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS))
  if (call.ofOnePerson?.aborted) throw noAnswer('aborted', call.ofOnePerson.reason)
  return send(operation, call, attempt + 1)
}

function readAnswer(operation: Operation, { status, statusText, headers, text }: NodeAnswer): unknown {
  const requestId = headers[REQUEST_ID_HEADER]
  const head: AnswerHead = {
    status,
    statusText,
    requestId: typeof requestId === 'string' ? requestId : null,
  }
  if (status >= FIRST_FAILURE_STATUS) throw fromErrorBody(head, parseErrorBody(parseJson(text)))
  return readBody(operation, head, parseJson(text))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function noAnswer(kind: 'timeout' | 'network' | 'aborted', cause: unknown): GatewayError {
  return new GatewayError({ kind, message: NO_ANSWER, cause })
}
