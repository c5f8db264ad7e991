import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Binding } from '@/gateway/http/bind'
import type { GatewayContext, GatewayVariables } from '@/gateway/http/context'
import { gatewayError } from '@/gateway/core/errors'
import { failure } from '@/gateway/http/failure'
import { identify, isShared, type IdentifyOptions } from '@/gateway/http/identify'
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

function staticFirst(a: Operation, b: Operation) {
  return Number(a.path.includes('{')) - Number(b.path.includes('{'))
}

function assertAnswer(operation: Operation, answer: unknown) {
  const parsed = operation.response.safeParse(JSON.parse(JSON.stringify(answer)))
  if (!parsed.success) {
    throw new Error(`${operation.name} breaks its contract: ${parsed.error.message}`)
  }
}

async function answerOf(binding: Binding, context: GatewayContext, options: DispatchOptions) {
  const { operation, handle } = binding
  const who = await identify(context, operation, options)
  const request = await readRequest(operation, context)
  const call = { context, requestId: context.get('requestId'), log: context.get('log'), ...who }
  const answer = await handle(request, call)
  if (answer instanceof Response) return answer
  if (options.checkResponses) assertAnswer(operation, answer)
  return context.json(answer as object, 200, {
    'cache-control': isShared(operation) ? SHARED_READ : UNSHARED,
  })
}

/** Routes every operation of the contract to its binding; one without a binding answers 501. */
export function dispatchOperations(
  app: Hono<{ Variables: GatewayVariables }>,
  operations: readonly Operation[],
  bindings: readonly Binding[],
  options: DispatchOptions,
) {
  const byName = new Map(bindings.map((binding) => [binding.operation.name, binding]))
  for (const operation of operations.toSorted(staticFirst)) {
    const limit = bodyLimit({
      maxSize: operation.multipart ? options.uploadLimitBytes : options.bodyLimitBytes,
      onError: (context) => {
        const { status, body } = failure(413, 'Запрос слишком велик.')
        return context.json(body, status as 413)
      },
    })
    app.on(operation.method, routePath(operation), limit, async (context) => {
      context.set('route', operation.name)
      const binding = byName.get(operation.name)
      if (!binding) {
        throw gatewayError('notImplemented', `Вызов «${operation.summary}» в этом шлюзе ещё не сделан.`)
      }
      return answerOf(binding, context, options)
    })
  }
}
