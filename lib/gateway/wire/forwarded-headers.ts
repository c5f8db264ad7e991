import { visitorIdIn } from '@/lib/visitor/visitor-cookie'

/** The visitor's identity and address, for the gateway's own checks, bounds and logs. */
const FORWARDED = ['cookie', 'origin', 'x-forwarded-host', 'x-forwarded-for', 'x-request-id', 'user-agent']

/** Headers of a visitor's request that go with the calls made in the visitor's name. */
export function forwardedHeaders(headers: Headers): Record<string, string> {
  const visitorId = visitorIdIn(headers.get('cookie') ?? '')
  const forwarded = FORWARDED.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return Object.fromEntries(visitorId === undefined ? forwarded : [...forwarded, ['x-visitor-id', visitorId]])
}
