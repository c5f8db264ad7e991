/** One year, in seconds. */
const HSTS_MAX_AGE_S = 31_536_000

const NOT_USED = ['camera', 'microphone', 'display-capture', 'usb', 'serial', 'payment', 'browsing-topics']

/** Headers of the gateway's answers where they set none themselves. */
export const GATEWAY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const

/** What every other answer of the shop carries. */
export const SHOP_HEADERS = {
  ...GATEWAY_HEADERS,
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': ['geolocation=(self)', ...NOT_USED.map((feature) => `${feature}=()`)].join(', '),
  'cross-origin-opener-policy': 'same-origin',
} as const

/** For a shop whose public address is https: browsers then never ask it by http again. */
export function transportSecurity(siteUrl: string): Readonly<Record<string, string>> {
  return siteUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${HSTS_MAX_AGE_S}` } : {}
}
