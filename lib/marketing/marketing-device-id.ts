import { mayUse } from '../consent/cookie-consent'
import { readCookie } from '../cookies'
import { isSwitchedOff } from './off-switches'
import { pageGlobal } from './page-global'

/** Cookie of the marketing platform's own script. */
const DEVICE_COOKIE = 'mindboxDeviceUUID'

/** The id that the marketing platform gave this browser; undefined unless the platform runs on this page. */
export function marketingDeviceId(): string | undefined {
  const isOn = mayUse('marketing') && !isSwitchedOff('Mindbox') && typeof pageGlobal('mindbox') === 'function'
  return isOn ? readCookie(DEVICE_COOKIE) || undefined : undefined
}
