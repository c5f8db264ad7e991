import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createGatewayApp, type GatewayOptions } from '@/gateway/app'
import type { Database } from '@/gateway/core/database'
import { createLogger } from '@/gateway/core/logger'
import { createFolderFiles } from '@/gateway/services/files/create-folder-files'
import { createMedia } from '@/gateway/services/media/create-media'
import { demoAddressLookup } from '@/gateway/demo/addresses/demo-address-lookup'
import { demoPartyLookup } from '@/gateway/demo/parties/demo-party-lookup'
import { demoBank } from '@/gateway/demo/services/demo-bank'
import { demoBankRoutes } from '@/gateway/demo/services/demo-bank-routes'
import { createShownMailbox } from '@/gateway/services/messenger/create-mailbox'
import type { PictureSource } from '@/gateway/core/ports/picture-source'

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/></svg>'

const drawSquare: PictureSource = (mediaPath) =>
  Promise.resolve({
    contentType: 'image/svg+xml',
    version: mediaPath,
    read: () => Promise.resolve(Buffer.from(SQUARE)),
  })

const SITE_NAME = 'Арус'
const MIB = 1024 * 1024

/** Of a suite that changes nothing of what gateways cache: to look for changes costs more than most calls. */
export const UNCHANGED = { refreshIntervalMs: 3_600_000 }

type TestGatewayOptions = { source?: PictureSource } & Partial<
  Pick<
    GatewayOptions,
    | 'now'
    | 'siteName'
    | 'siteUrl'
    | 'isTrustedPeer'
    | 'addressLimitFactor'
    | 'mailbox'
    | 'sendsMail'
    | 'inquiryDesk'
    | 'orderDesk'
    | 'payments'
    | 'ordersKey'
    | 'exchange'
    | 'protectAfter'
    | 'isOutboxShown'
    | 'purges'
    | 'refreshIntervalMs'
    | 'missedSearches'
  >
>

/** The gateway's own app on an open database; answers are checked against the contract. */
export async function createTestGateway(
  db: Database,
  {
    source = drawSquare,
    now = () => new Date(),
    mailbox = createShownMailbox(now),
    siteName = SITE_NAME,
    siteUrl,
    ...options
  }: TestGatewayOptions = {},
) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gateway-files-'))
  const files = createFolderFiles(folder)
  const cacheFolder = path.join(folder, 'picture-cache')
  const app = createGatewayApp({
    db,
    logger: createLogger('silent'),
    media: createMedia({ source, cacheFolder, cacheBytes: 10 * MIB, concurrency: 2 }),
    siteName,
    bodyLimitBytes: MIB,
    refreshIntervalMs: 0,
    checkResponses: true,
    mailbox,
    sendsMail: true,
    files,
    siteUrl,
    isOutboxShown: true,
    addresses: demoAddressLookup,
    parties: demoPartyLookup,
    payments: demoBank,
    extend: demoBankRoutes,
    now,
    ...options,
  })

  async function answer(response: Response) {
    return { status: response.status, body: await response.json() }
  }

  return {
    app,
    deps: { db, now, mailbox, files, siteName, siteUrl },
    get: async (address: string) => answer(await app.request(`/gw${address}`)),
    post: async (address: string, body: unknown = {}) =>
      answer(
        await app.request(`/gw${address}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

export type TestGateway = Awaited<ReturnType<typeof createTestGateway>>
