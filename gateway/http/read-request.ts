import { gatewayError } from '@/gateway/core/errors'
import { parseRequestPart } from '@/gateway/http/parse-request-part'
import type { GatewayContext } from '@/gateway/http/gateway-context'
import type { Operation } from '@/lib/gateway/operation'

function single(values: Record<string, string[]>) {
  return Object.fromEntries(
    Object.entries(values).map(([key, list]) => [key, list.length === 1 ? list[0] : list]),
  )
}

async function readJson(context: GatewayContext): Promise<unknown> {
  const text = await context.req.text()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw gatewayError('client', 'Тело запроса не разобрано: это не JSON.')
  }
}

async function readForm(context: GatewayContext): Promise<unknown> {
  try {
    return await context.req.parseBody({ all: true })
  } catch {
    throw gatewayError('client', 'Тело запроса не разобрано: это не форма с файлами.')
  }
}

export async function readRequest(operation: Operation, context: GatewayContext) {
  const { params, query, body, multipart } = operation
  return {
    ...(params && { params: parseRequestPart(params, context.req.param(), 'params') }),
    ...(query && { query: parseRequestPart(query, single(context.req.queries()), 'query') }),
    ...(body && {
      body: parseRequestPart(body, multipart ? await readForm(context) : await readJson(context), 'body'),
    }),
  }
}
