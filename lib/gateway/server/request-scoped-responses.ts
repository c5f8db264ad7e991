import { randomUUID } from 'node:crypto'
import { processWide } from '@/lib/process-wide'

/** Request header of a page: names the responses that its guard received, which the page need not request again. */
export const SCOPED_RESPONSES_HEADER = 'x-scoped-responses'

/** Longer than a page takes from its guard to its end. */
const HELD_MS = 10_000
/** Pages with stored answers; a page without one sends the request again. */
const MAX_HELD = 500

/** Texts of answers by their calls. */
export type ScopedResponses = Map<string, string>

const held = processWide('scoped-responses', () => new Map<string, ScopedResponses>())

export function callKey(path: string, body: string): string {
  return `${path} ${body}`
}

/**
 * Stores answers for the page that is about to be rendered, under a name that only this request has: no session and no visitor
 * finds them, so no visitor is ever shown another's data or those of an earlier request.
 */
export function storeResponses(answers: ScopedResponses): string {
  const name = randomUUID()
  const [oldest] = held.keys()
  if (oldest !== undefined && held.size >= MAX_HELD) held.delete(oldest)
  held.set(name, answers)
  setTimeout(() => held.delete(name), HELD_MS).unref()
  return name
}

/** The answer to a call, for its first reader. */
export function takeResponse(name: string, path: string, body: string): string | undefined {
  const answers = held.get(name)
  const key = callKey(path, body)
  const text = answers?.get(key)
  answers?.delete(key)
  if (answers?.size === 0) held.delete(name)
  return text
}
