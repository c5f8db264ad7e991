import { gatewayError } from '@/gateway/core/errors/errors'
import { nestsDeeper } from '@/gateway/core/text/nests-deeper'
import { spoolForm } from '@/gateway/http/spool-form'
import { parseRequestPart } from '@/gateway/http/parse-request-part'
import type { GatewayContext } from '@/gateway/http/gateway-context'
import type { Operation } from '@/lib/gateway/operation'

/** Calls of the contract nest six deep. */
const MAX_JSON_DEPTH = 32

function single(values: Record<string, string[]>) {
  return Object.fromEntries(
    Object.entries(values).map(([key, list]) => [key, list.length === 1 ? list[0] : list]),
  )
}

async function readJson(context: GatewayContext): Promise<unknown> {
  const text = await context.req.text()
  if (text.trim() === '') return {}
  if (nestsDeeper(text, MAX_JSON_DEPTH))
    throw gatewayError('client', 'Тело запроса не разобрано: оно вложено слишком глубоко.')
  try {
    return JSON.parse(text)
  } catch {
    throw gatewayError('client', 'Тело запроса не разобрано: это не JSON.')
  }
}

const NOTHING_TO_RELEASE = () => Promise.resolve()

/** The request as the contract parsed it; `release` removes its files. */
export async function readRequest(operation: Operation, context: GatewayContext, maxFormBytes: number) {
  const { params, query, body, multipart } = operation
  const head = {
    ...(params && { params: parseRequestPart(params, context.req.param(), 'params') }),
    ...(query && { query: parseRequestPart(query, single(context.req.queries()), 'query') }),
  }
  if (!body) return { request: head, release: NOTHING_TO_RELEASE }
  if (!multipart) {
    const request = { ...head, body: parseRequestPart(body, await readJson(context), 'body') }
    return { request, release: NOTHING_TO_RELEASE }
  }
  const { form, release } = await spoolForm(context.req.raw, maxFormBytes)
  try {
    return { request: { ...head, body: parseRequestPart(body, form, 'body') }, release }
  } catch (cause) {
    await release()
    throw cause
  }
}
