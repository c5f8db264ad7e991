import { GATEWAY_BASE_PATH, pathParamNames, type Operation } from '@/lib/gateway/operation'

export type Send = (request: Request) => Response | Promise<Response>

export type OperationRequest = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

function segment(value: unknown) {
  return encodeURIComponent(textOf(value).replaceAll(/[\ud800-\udfff]/gu, '\ufffd'))
}

function addressOf(operation: Operation, origin: string, { params = {}, query = {} }: OperationRequest) {
  let path: string = operation.path
  for (const name of pathParamNames(operation.path))
    path = path.replace(`{${name}}`, () => segment(params[name]))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(key, textOf(one))
  }
  const text = search.toString()
  return `${origin}${GATEWAY_BASE_PATH}${path}${text === '' ? '' : `?${text}`}`
}

function toForm(body: unknown) {
  const form = new FormData()
  for (const [key, value] of Object.entries(typeof body === 'object' && body !== null ? body : {})) {
    if (value instanceof Uint8Array) form.append(key, new File([new Uint8Array(value)], 'file.bin'))
    else if (value instanceof Blob) form.append(key, value)
    else form.append(key, textOf(value))
  }
  return form
}

type Payload = { body?: string | FormData; headers?: Record<string, string> }

function payloadOf(operation: Operation, body: unknown): Payload {
  if (operation.method === 'GET') return {}
  if (operation.multipart) return { body: toForm(body) }
  if (!operation.body && body === undefined) return {}
  return { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }
}

/** Sends one call as a storefront would, without checking the request first. */
export async function sendOperation(
  send: Send,
  origin: string,
  operation: Operation,
  request: OperationRequest,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { headers: own, body } = payloadOf(operation, request.body)
  const init = { method: operation.method, body, headers: { ...own, ...headers } }
  return send(new Request(addressOf(operation, origin, request), init))
}
