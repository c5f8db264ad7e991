import type { Env } from '../env'
import type { PolicySources } from '../security/content-policy'
import { INTEGRATIONS, type IntegrationName } from './integration'
import type { MarketingSettings } from './settings'

type Configured = Pick<
  Env,
  | 'FEATURES'
  | 'RETAIL_ROCKET_ID'
  | 'RETAIL_ROCKET_SCRIPT'
  | 'RETAIL_ROCKET_API'
  | 'MINDBOX_ENDPOINT'
  | 'MINDBOX_SCRIPT'
  | 'MINDBOX_BLOCKS'
  | 'YA_RETAIL_MEDIA_PLACES'
  | 'YA_RETAIL_MEDIA_SCRIPT'
  | 'CALLTOUCH_ID'
  | 'CALLTOUCH_SCRIPT'
  | 'OPENLINE_SCRIPT'
>

/** The services that are on: those with an id whose flag is not off. Undefined when there is none. */
export function readMarketingSettings(env: Configured): MarketingSettings | undefined {
  const flags = env.FEATURES
  const settings: MarketingSettings = {}
  if (flags.recommendations && env.RETAIL_ROCKET_ID) {
    settings.RetailRocket = {
      partnerId: env.RETAIL_ROCKET_ID,
      script: env.RETAIL_ROCKET_SCRIPT,
      api: env.RETAIL_ROCKET_API.replace(/\/+$/, ''),
    }
  }
  if (flags.marketingPlatform && env.MINDBOX_ENDPOINT) {
    settings.Mindbox = {
      endpointId: env.MINDBOX_ENDPOINT,
      script: env.MINDBOX_SCRIPT,
      blocks: env.MINDBOX_BLOCKS,
    }
  }
  if (flags.retailMedia && Object.keys(env.YA_RETAIL_MEDIA_PLACES).length > 0) {
    settings.YaRetailMedia = { script: env.YA_RETAIL_MEDIA_SCRIPT, places: env.YA_RETAIL_MEDIA_PLACES }
  }
  if (flags.callTracking && env.CALLTOUCH_ID) {
    settings.Calltouch = { id: env.CALLTOUCH_ID, script: env.CALLTOUCH_SCRIPT }
  }
  if (flags.chat && env.OPENLINE_SCRIPT) settings.Openline = { script: env.OPENLINE_SCRIPT }
  if (flags.analytics) settings.analytics = true
  return Object.keys(settings).length > 0 ? settings : undefined
}

/** Domains from which a service loads its further scripts, once its first script comes from one of them. */
const FAMILIES: Readonly<Record<IntegrationName, readonly string[]>> = {
  RetailRocket: ['retailrocket.ru', 'retailrocket.net'],
  Mindbox: ['mindbox.ru'],
  YaRetailMedia: ['yandex.ru', 'yandex.net', 'yastatic.net'],
  Calltouch: ['calltouch.ru'],
  Openline: ['bitrix24.ru', 'bitrix24.com', 'bitrix.info'],
}

/** What the content policy of pages must allow for the services to work. */
export function marketingSources(settings: MarketingSettings | undefined): PolicySources {
  if (!settings) return {}
  const hosts = INTEGRATIONS.flatMap((name) => {
    const service = settings[name]
    if (!service) return []
    const addresses = Object.entries(service).flatMap(([field, value]) =>
      (field === 'script' || field === 'api') && typeof value === 'string' ? [new URL(value)] : [],
    )
    const isFamily = (domain: string) =>
      addresses.some(({ hostname }) => hostname === domain || hostname.endsWith(`.${domain}`))
    const families = FAMILIES[name].some(isFamily)
      ? FAMILIES[name].flatMap((domain) => [`https://${domain}`, `https://*.${domain}`])
      : []
    return [...addresses.map(({ origin }) => origin), ...families]
  })
  const all = [...new Set(hosts)]
  const sockets = all.map((host) => host.replace(/^http/, 'ws'))
  return {
    'script-src': all,
    'connect-src': [...all, ...sockets],
    'img-src': all,
    'frame-src': all,
    'style-src': all,
    'font-src': all,
    'media-src': all,
  }
}
