import type { Hono } from 'hono'
import { repeatWhenLost } from '@/gateway/core/repeat-when-lost'
import type { Binding } from '@/gateway/http/bind'
import type { GatewayContext, GatewayVariables } from '@/gateway/http/gateway-context'
import { gatewayError } from '@/gateway/core/errors'
import { failure } from '@/gateway/http/failure'
import { identify, isShared, type IdentifyOptions } from '@/gateway/http/identify'
import { limitBody } from '@/gateway/http/limit-body'
import { readRequest } from '@/gateway/http/read-request'
import { GATEWAY_BASE_PATH, type Operation } from '@/lib/gateway/operation'

export type DispatchOptions = IdentifyOptions & {
  bodyLimitBytes: number
  uploadLimitBytes: number
  /** Also holds answers against the contract: for tests and development. */
  checkResponses: boolean
}

const SHARED_READ = 'public, max-age=30'
const UNSHARED = 'no-store'

function routePath(operation: Operation) {
  return GATEWAY_BASE_PATH + operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function staticFirst(a: Route, b: Route) {
  return Number(a.operation.path.includes('{')) - Number(b.operation.path.includes('{'))
}

function assertAnswer(operation: Operation, answer: unknown) {
  const parsed = operation.response.safeParse(JSON.parse(JSON.stringify(answer)))
  if (!parsed.success) {
    throw new Error(`${operation.name} breaks its contract: ${parsed.error.message}`)
  }
}

async function answerOf(binding: Binding, context: GatewayContext, options: DispatchOptions) {
  const { operation, handle } = binding
  const who = await repeatWhenLost(() => identify(context, operation, options))
  const request = await readRequest(operation, context)
  const call = { context, requestId: context.get('requestId'), log: context.get('log'), ...who }
  const work = () => handle(request, call)
  const answer = await (operation.kind === 'read' ? repeatWhenLost(work) : work())
  if (answer instanceof Response) return answer
  if (options.checkResponses) assertAnswer(operation, answer)
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
    const maxBytes = operation.multipart ? options.uploadLimitBytes : options.bodyLimitBytes
    const limit = limitBody(maxBytes, (context) => {
      const { status, body } = failure(413, 'Запрос слишком велик.')
      return context.json(body, status as 413)
    })
    app.on(operation.method, routePath(operation), limit, (context) => {
      context.set('route', operation.name)
      return answer(context)
    })
  }
}
