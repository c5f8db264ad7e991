import { createContentPolicy, type PolicySources } from './content-policy'

/** One year, in seconds. */
const HSTS_MAX_AGE_S = 31_536_000
const HSTS = ['strict-transport-security', `max-age=${HSTS_MAX_AGE_S}`] as const

const NOT_USED = ['camera', 'microphone', 'display-capture', 'usb', 'serial', 'payment', 'browsing-topics']

const COMMON = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
] as const

const OF_THE_SHOP = [
  ...COMMON,
  ['x-frame-options', 'SAMEORIGIN'],
  ['permissions-policy', ['geolocation=(self)', ...NOT_USED.map((feature) => `${feature}=()`)].join(', ')],
  ['cross-origin-opener-policy', 'same-origin'],
] as const

export type Header = readonly [name: string, value: string]
export type SecurityHeaders = {
  /** Name and value of all that is the same on every answer of the storefront. */
  always: (isSecure: boolean) => readonly Header[]
  /** What the gateway's answers get where they say nothing themselves. */
  ofGateway: (isSecure: boolean) => readonly Header[]
  contentPolicy: (scriptHashes?: readonly string[]) => string
}

type Options = { isDevelopment: boolean; sources?: PolicySources }

/** The storefront's headers, worked out once; `isSecure` says whether the visitor came by https. */
export function createSecurityHeaders({ isDevelopment, sources }: Options): SecurityHeaders {
  const choose = (headers: readonly Header[]) => {
    const secure = isDevelopment ? headers : [...headers, HSTS]
    return (isSecure: boolean) => (isSecure ? secure : headers)
  }
  return {
    always: choose(OF_THE_SHOP),
    ofGateway: choose(COMMON),
    contentPolicy: createContentPolicy({ isDevelopment, ...(sources ? { sources } : {}) }),
  }
}
