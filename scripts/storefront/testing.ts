import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { sharedPageStore } from '../../lib/page-cache/shared-store'
import { createSecurityHeaders } from '../../lib/security/security-headers'
import { createListener } from './create-listener'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

export const PAGE = '<html><script>a()</script><script type="application/ld+json">{}</script></html>'

const servers: http.Server[] = []

afterEach(async () => {
  sharedPageStore().delete(storeKey('/stored'))
  sharedPageStore().delete(storeKey('/account'))
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    }),
  )
})

function storeKey(path: string): string {
  return `/route-cache/app/x/$${path}`
}

/** Keeps a page as Next would have it kept. */
export function storePage(path: string, html: string): void {
  sharedPageStore().set(storeKey(path), {
    value: { kind: 'APP_PAGE', html },
    lastModified: Date.now(),
    revalidate: 60,
    expire: 60,
    tags: [],
    bytes: html.length,
  })
}

export const page: Answer = (_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(PAGE)
}

/** A storefront whose Next and gateway answer as told. */
export async function openShop({
  askNext = page,
  askGateway = page,
  origin = 'http://shop.example',
}: { askNext?: Answer; askGateway?: Answer; origin?: string } = {}): Promise<string> {
  const security = createSecurityHeaders({ isDevelopment: false })
  const server = http.createServer(
    createListener({
      askNext,
      askGateway,
      security,
      redirects: { origin, trustedHosts: ['bank.example'] },
      useStoredPages: true,
    }),
  )
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
