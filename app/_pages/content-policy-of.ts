import { env } from '@/lib/env'
import { marketingSources, readMarketingSettings } from '@/lib/marketing/read-settings'
import { createContentPolicy, parsePolicySources } from '../../lib/security/content-policy'

let write: ((nonce: string) => string) | undefined

/** The shop's policy as configured, for a page whose inline scripts carry the nonce. */
export function contentPolicyOf(nonce: string): string {
  write ??= createContentPolicy({
    isDevelopment: env().NODE_ENV === 'development',
    sources: [parsePolicySources(env().CSP_SOURCES), marketingSources(readMarketingSettings(env()))],
  })
  return write(nonce)
}
