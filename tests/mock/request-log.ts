import type { Operation } from '@/lib/gateway/operation'

const MOST_REQUESTS = 1000
const JSON_TYPE = /json/
const FORM_TYPE = /^multipart\/form-data/

/** One request as it came. */
export type ReceivedRequest = {
  /** Name of the call and of its service; null for what the contract has not. */
  name: string | null
  service: string | null
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  /** JSON read, a form by its fields with files as `{ name, type, size }`, else the text. */
  body: unknown
}

/** The requests that came, oldest first. */
export function createRequestLog() {
  let received: ReceivedRequest[] = []

  return {
    async note(operation: Operation | undefined, request: Request): Promise<void> {
      const { pathname, searchParams } = new URL(request.url)
      const entry: ReceivedRequest = {
        name: operation?.name ?? null,
        service: operation?.service ?? null,
        method: request.method,
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers: Object.fromEntries(request.headers),
        body: null,
      }
      // Its place is that of its coming, however long its body takes.
      received = [...received, entry].slice(-MOST_REQUESTS)
      entry.body = await readBody(request.clone()).catch(() => null)
    },
    /** All, or those of a call or a service. */
    list: (name?: string): ReceivedRequest[] =>
      received.filter((one) => name === undefined || one.name === name || one.service === name),
    forget(name?: string): void {
      received = received.filter((one) => name !== undefined && one.name !== name && one.service !== name)
    },
  }
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (FORM_TYPE.test(type)) return Object.fromEntries([...(await request.formData())].map(withoutContent))
  const text = await request.text()
  if (text === '') return null
  return JSON_TYPE.test(type) ? parseOr(text) : text
}

function withoutContent([field, value]: [string, FormDataEntryValue]): [string, unknown] {
  return [field, typeof value === 'string' ? value : { name: value.name, type: value.type, size: value.size }]
}

function parseOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
