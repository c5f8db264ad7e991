import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { GatewayContext } from '@/gateway/http/gateway-context'
import { SECRET_LENGTH } from '@/gateway/core/secrets'
import { DEVICE_COOKIE, HINT_COOKIE, SESSION_COOKIE } from '@/lib/gateway/contracts/accounts/session-cookies'

type Options = { isSecure: boolean }

export function readSessionToken(context: GatewayContext) {
  const token = getCookie(context, SESSION_COOKIE)
  return token === '' ? undefined : token
}

export function readDeviceToken(context: GatewayContext) {
  const token = getCookie(context, DEVICE_COOKIE)
  return token === undefined || token.length !== SECRET_LENGTH ? undefined : token
}

/** Stays after the session: it identifies the browser, and opens nothing. */
export function writeDeviceCookie(
  context: GatewayContext,
  token: string,
  { isSecure, maxAgeSeconds }: Options & { maxAgeSeconds: number },
) {
  const options = { path: '/gw', sameSite: 'Lax', secure: isSecure, maxAge: maxAgeSeconds } as const
  setCookie(context, DEVICE_COOKIE, token, { ...options, httpOnly: true })
}

export function writeSessionCookies(
  context: GatewayContext,
  token: string,
  { isSecure, maxAgeSeconds }: Options & { maxAgeSeconds: number },
) {
  const shared = { path: '/', sameSite: 'Lax', secure: isSecure, maxAge: maxAgeSeconds } as const
  setCookie(context, SESSION_COOKIE, token, { ...shared, httpOnly: true })
  setCookie(context, HINT_COOKIE, '1', shared)
}

export function clearSessionCookies(context: GatewayContext, { isSecure }: Options) {
  const shared = { path: '/', sameSite: 'Lax', secure: isSecure } as const
  deleteCookie(context, SESSION_COOKIE, { ...shared, httpOnly: true })
  deleteCookie(context, HINT_COOKIE, shared)
}
