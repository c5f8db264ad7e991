import type { Connection, ConnectionPage } from '../integration'
import { loadScript } from '../load-script'
import type { MarketingSettings } from '../settings'

const MINUTE_MS = 60_000

/** The chat: its script draws the button. */
export function connectOpenline(
  { script }: NonNullable<MarketingSettings['Openline']>,
  { onReady }: ConnectionPage,
): Connection {
  // So the service's own snippet does it: browsers keep the script for a minute.
  loadScript(`${script}?${Math.floor(Date.now() / MINUTE_MS)}`).then(onReady, () => undefined)
  return {}
}
