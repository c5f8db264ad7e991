import { timingSafeEqual } from 'node:crypto'
import { hashSecret } from '@/gateway/core/secrets'
import type { GatewayContext } from '@/gateway/http/gateway-context'
import type { Client } from '@/gateway/core/client'
import type { ViewerSource } from '@/gateway/core/ports/viewer-source'
import { readClient, type ClientOptions } from '@/gateway/http/read-client'
import { requireSameOrigin } from '@/gateway/http/require-same-origin'
import { clearSessionCookies, readSessionToken, writeSessionCookies } from '@/gateway/http/session-cookies'
import { accessDenied, authorize } from '@/gateway/core/viewer'
import { SESSION_COOKIE } from '@/lib/gateway/contracts/accounts/session-cookies'
import type { Operation } from '@/lib/gateway/operation'

const BEARER = /^Bearer +(\S+)$/i

export type IdentifyOptions = ClientOptions & {
  viewers: ViewerSource
  /** Key of a system of the owner's; absent where none may call. */
  ownerKey?: string | undefined
}

function isOwnerKey(token: string | undefined, ownerKey: string | undefined): boolean {
  if (token === undefined || ownerKey === undefined) return false
  return timingSafeEqual(Buffer.from(hashSecret(token)), Buffer.from(hashSecret(ownerKey)))
}

/** Browsers and proxies may cache the answer for every viewer, so it must not depend on the viewer. */
export function isShared({ method, kind, auth }: Operation) {
  return method === 'GET' && kind === 'read' && auth === 'guest'
}

// The storefront calls for a shopper too, but cannot pass a new cookie on.
function isFromBrowser({ req }: GatewayContext) {
  return req.header('origin') !== undefined || req.header('sec-fetch-site') !== undefined
}

async function viewerBySession(context: GatewayContext, client: Client, viewers: ViewerSource) {
  const token = readSessionToken(context)
  if (token === undefined) return undefined
  const found = await viewers.bySession(token, isFromBrowser(context))
  if (!found) {
    clearSessionCookies(context, client)
    return undefined
  }
  const { viewer, renewedForSeconds } = found
  if (renewedForSeconds !== undefined) {
    writeSessionCookies(context, token, { isSecure: client.isSecure, maxAgeSeconds: renewedForSeconds })
  }
  return viewer
}

async function viewerByToken(token: string, operation: Operation, viewers: ViewerSource) {
  const viewer = await viewers.byApiToken(token)
  // The token of the public API reads; changes need a sign-in.
  if (!viewer || operation.kind === 'write') throw accessDenied()
  return viewer
}

/** The caller and its address; refuses other sites' requests and callers without the right. */
export async function identify(context: GatewayContext, operation: Operation, options: IdentifyOptions) {
  const client = readClient(context, options)
  const { req } = context
  const cookies = req.header('cookie') ?? ''
  requireSameOrigin(
    operation,
    {
      origin: req.header('origin'),
      fetchSite: req.header('sec-fetch-site'),
      host: client.host,
      hasCookie: cookies.includes(`${SESSION_COOKIE}=`),
    },
    options.siteUrl === undefined ? undefined : new URL(options.siteUrl).host,
  )
  if (isShared(operation)) return { client, viewer: undefined }
  // Other schemes are for proxies.
  const token = BEARER.exec(req.header('authorization') ?? '')?.[1]
  if (operation.auth === 'owner') {
    if (!isOwnerKey(token, options.ownerKey)) throw accessDenied()
    return { client, viewer: undefined }
  }
  const viewer =
    token === undefined
      ? await viewerBySession(context, client, options.viewers)
      : await viewerByToken(token, operation, options.viewers)
  authorize(operation.auth, viewer)
  return { client, viewer }
}
