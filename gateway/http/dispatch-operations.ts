import type { Hono } from 'hono'
import { repeatWhenLost } from '@/gateway/core/errors/repeat-when-lost'
import type { Binding } from '@/gateway/http/bind'
import type { GatewayContext, GatewayVariables } from '@/gateway/http/gateway-context'
import { gatewayError } from '@/gateway/core/errors/errors'
import { failure } from '@/gateway/http/failure'
import { identify, isShared, type IdentifyOptions } from '@/gateway/http/identify'
import { limitBody } from '@/gateway/http/limit-body'
import { readRequest } from '@/gateway/http/read-request'
import { MIB } from '@/lib/gateway/contracts/limits'
import { GATEWAY_BASE_PATH, type Operation } from '@/lib/gateway/operation'

export type DispatchOptions = IdentifyOptions & {
  bodyLimitBytes: number
  uploadLimitBytes: number
  /** Also checks answers against the contract: for tests and development. */
  checkResponses: boolean
}

const SHARED_READ = 'public, max-age=30'
const UNSHARED = 'no-store'
/** Fields and boundaries around the files of a form. */
const FORM_OVERHEAD_BYTES = MIB

function routePath(operation: Operation) {
  return GATEWAY_BASE_PATH + operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function staticFirst(a: Route, b: Route) {
  return Number(a.operation.path.includes('{')) - Number(b.operation.path.includes('{'))
}

function formLimitOf({ uploadBytes }: Operation, { uploadLimitBytes }: DispatchOptions) {
  return uploadBytes === undefined
    ? uploadLimitBytes
    : Math.min(uploadLimitBytes, uploadBytes + FORM_OVERHEAD_BYTES)
}

function assertResponse(operation: Operation, answer: unknown) {
  const parsed = operation.response.safeParse(JSON.parse(JSON.stringify(answer)))
  if (!parsed.success) {
    throw new Error(`${operation.name} breaks its contract: ${parsed.error.message}`)
  }
}

async function answerOf(binding: Binding, context: GatewayContext, options: DispatchOptions) {
  const { operation } = binding
  const who = await repeatWhenLost(() => identify(context, operation, options))
  const { request, release } = await readRequest(operation, context, formLimitOf(operation, options))
  try {
    return await respondWith(binding, request, { context, who, options })
  } finally {
    await release()
  }
}

type Requested = {
  context: GatewayContext
  who: Awaited<ReturnType<typeof identify>>
  options: DispatchOptions
}

async function respondWith(
  { operation, handle }: Binding,
  request: unknown,
  { context, who, options }: Requested,
) {
  const call = { context, requestId: context.get('requestId'), log: context.get('log'), ...who }
  const work = () => handle(request, call)
  const answer = await (operation.kind === 'read' ? repeatWhenLost(work) : work())
  if (answer instanceof Response) return answer
  if (options.checkResponses) assertResponse(operation, answer)
  return context.json(answer as object, 200, {
    'cache-control': isShared(operation) ? SHARED_READ : UNSHARED,
  })
}

type Route = { operation: Operation; answer: (context: GatewayContext) => Promise<Response> }

async function refuseOpen({ summary }: Operation): Promise<never> {
  throw gatewayError('notImplemented', `Вызов «${summary}» в этом шлюзе ещё не сделан.`)
}

/** Routes every binding, and answers 501 to the operations that are still open. */
export function dispatchOperations(
  app: Hono<{ Variables: GatewayVariables }>,
  bindings: readonly Binding[],
  open: readonly Operation[],
  options: DispatchOptions,
) {
  const routes: Route[] = [
    ...bindings.map((binding) => ({
      operation: binding.operation,
      answer: (context: GatewayContext) => answerOf(binding, context, options),
    })),
    ...open.map((operation) => ({ operation, answer: () => refuseOpen(operation) })),
  ]
  for (const { operation, answer } of routes.toSorted(staticFirst)) {
    const limit = limitBody(options.bodyLimitBytes, (context) => {
      const { status, body } = failure(413, 'Запрос слишком велик.')
      return context.json(body, status as 413)
    })
    const reply = (context: GatewayContext) => {
      context.set('route', operation.name)
      return answer(context)
    }
    // A form with files is bounded where it is read: this limit would take a stream into memory first.
    if (operation.multipart) app.on(operation.method, routePath(operation), reply)
    else app.on(operation.method, routePath(operation), limit, reply)
  }
}
