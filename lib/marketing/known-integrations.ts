import type { Integration, IntegrationName } from './integration'

/** Call tracking and chat leave the first seconds to the page. */
export const LATE_START_MS = 5000

/** The five services: what the visitor must agree to for each, when it may start, where its code is. */
export const KNOWN_INTEGRATIONS: { readonly [Name in IntegrationName]: Integration<Name> } = {
  RetailRocket: {
    purpose: 'recommendations',
    delayMs: 0,
    load: async () => (await import('./tools/connectors')).connectRetailRocket,
  },
  Mindbox: {
    purpose: 'marketing',
    delayMs: 0,
    load: async () => (await import('./tools/connectors')).connectMindbox,
  },
  YaRetailMedia: {
    purpose: 'marketing',
    delayMs: 0,
    load: async () => (await import('./tools/connectors')).connectRetailMedia,
  },
  Calltouch: {
    purpose: 'statistics',
    delayMs: LATE_START_MS,
    load: async () => (await import('./tools/connectors')).connectCalltouch,
  },
  Openline: {
    purpose: 'chat',
    delayMs: LATE_START_MS,
    load: async () => (await import('./tools/connectors')).connectOpenline,
  },
}
