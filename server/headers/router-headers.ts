import type { IncomingHttpHeaders } from 'node:http'
import { isRouterState } from './is-router-state.ts'

/** Headers by which the client's router selects one of a page's answers, and the values that the renderer knows. */
const SELECTING_VALUES = {
  rsc: /^1$/,
  // 2 and 3 are for pages that are set up to be prefetched with their data. No page is, and the renderer logs a failure at each.
  'next-router-prefetch': /^1$/,
  'next-router-segment-prefetch': /^(?:\/[\w!$%()*@.-]+)+$/,
} as const

/** Request headers that an answer for everyone differs by. */
export const SELECTING_HEADERS = Object.keys(SELECTING_VALUES)

/** No page has a server action, and the rest is for development. */
const UNUSED = ['next-action', 'next-hmr-refresh', 'next-resume']

/** Leaves out values that the renderer would ignore or fail at. False for a state of the router that cannot be read. */
export function cleanRouterHeaders(headers: IncomingHttpHeaders): boolean {
  for (const name of UNUSED) delete headers[name]
  for (const [name, values] of Object.entries(SELECTING_VALUES)) {
    if (!values.test(String(headers[name] ?? ''))) delete headers[name]
  }
  const state = headers['next-router-state-tree']
  return state === undefined || (typeof state === 'string' && isRouterState(state))
}
