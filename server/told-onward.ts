import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { endToEndHeaders } from './end-to-end-headers.ts'
import { isInner, plainAddress } from './network-of-peer.ts'

/** What a proxy says of the request that it stands for; the way of addresses is judged hop by hop, so it goes on. */
const SAID_BY_PROXIES = /^(?:forwarded|x-real-ip|x-forwarded-(?!for$))/

/** The headers of a request for the servers behind: only a proxy beside the shop is believed about the host and the scheme. */
export function toldOnward({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): OutgoingHttpHeaders {
  const peer = socket.remoteAddress
  const isProxied = isInner(plainAddress(peer))
  const kept = Object.entries(endToEndHeaders(headers)).filter(
    ([name]) => isProxied || !SAID_BY_PROXIES.test(name),
  )
  const host = isProxied ? (headers['x-forwarded-host'] ?? headers.host) : headers.host
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-host': host ?? '',
    'x-forwarded-for': [headers['x-forwarded-for'], peer].filter(Boolean).join(', '),
  }
}
