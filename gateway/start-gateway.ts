import { existsSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { createDatabaseReadiness, createGatewayApp, type GatewayOptions } from '@/gateway/app'
import type { Database } from '@/gateway/core/database'
import type { AddressBook } from '@/gateway/core/ports/address-book'
import type { PartyBook } from '@/gateway/core/ports/party-book'
import type { PaymentProvider } from '@/gateway/core/ports/payment-provider'
import type { PictureSource } from '@/gateway/core/ports/picture-source'
import type { FileStore } from '@/gateway/core/ports/file-store'
import type { MessageSender } from '@/gateway/core/ports/messenger'
import type { RobotCheck } from '@/gateway/core/ports/robot-check'
import { StartRefusedError } from '@/gateway/core/errors/start-refused-error'
import { startDueWork } from '@/gateway/core/start-due-work'
import { createSecret } from '@/gateway/core/secrets'
import { startUpkeep } from '@/gateway/db/embedded/start-upkeep'
import { lockDataDir, openChannel } from '@/gateway/db/lock-data-dir'
import { openDatabase, type OpenedDatabase } from '@/gateway/db/open-database'
import { querySpan } from '@/gateway/db/query-span'
import type { GatewayEnv, PaymentSettings } from '@/gateway/env'
import type { GatewayHono } from '@/gateway/http/create-http-app'
import type { Logger } from '@/gateway/core/logger'
import { createMetrics } from '@/gateway/http/metrics'
import { startMessages } from '@/gateway/services/messenger/start-messages'
import { openRedis } from '@/gateway/core/open-redis'
import { createDatabaseCounts } from '@/gateway/services/protection/create-database-counts'
import { createRedisCounts } from '@/gateway/services/protection/create-redis-counts'
import { startRequestCounter } from '@/gateway/services/protection/start-request-counter'
import { priceByRules } from '@/gateway/services/markup/price-by-rules'
import { rebuildListings } from '@/gateway/services/purges/rebuild-listings'
import { startPromiseClock } from '@/gateway/services/purges/start-promise-clock'
import { createHttpProvider } from '@/gateway/services/payments/create-http-provider'
import { createYookassaProvider } from '@/gateway/services/payments/yookassa/create-yookassa-provider'
import { missingServices, type ShopKind, shopKindOf } from '@/gateway/services/shop-kind/shop-kind'
import { sendDueAlerts } from '@/gateway/services/alerts/send-due-alerts'
import { sendDueGifts } from '@/gateway/services/gift-cards/send-gift'
import { startPaymentWorker } from '@/gateway/services/payments/start-payment-worker'
import { watchRefunds } from '@/gateway/services/payments/watch-refunds'
import { startReliabilityClock } from '@/gateway/services/reliability/start-reliability-clock'
import { startPurges } from '@/gateway/services/purges/start-purges'
import { startMissedSearches } from '@/gateway/services/missed-searches/start-missed-searches'
import { advanceOrders } from '@/gateway/services/order-life/advance-orders'
import type { PictureStore } from '@/gateway/core/ports/picture-store'
import { eraseFinishedOrders } from '@/gateway/services/accounts/erase/erase-orders'
import { createDadataBook } from '@/gateway/services/addresses/create-dadata-book'
import { createDadataPartyBook } from '@/gateway/services/parties/create-dadata-party-book'
import { createRemoteSource } from '@/gateway/services/original-catalogs/create-remote-source'
import { openFileStore } from '@/gateway/services/files/open-file-store'
import { endStalled } from '@/lib/connections/end-stalled'
import { openOwnMedia } from '@/gateway/services/media/open-own-media'
import { createShopIcons } from '@/gateway/services/media/create-shop-icons'
import { followSiteName } from '@/gateway/services/seller/follow-site-name'
import { createTextPapers } from '@/gateway/services/documents/create-text-papers'
import { createMedia } from '@/gateway/services/media/create-media'
import { createBucket } from '@/gateway/services/media/create-bucket'
import { createBucketStore } from '@/gateway/services/media/create-bucket-store'
import { createFolderSource } from '@/gateway/services/media/create-folder-source'
import { firstSource } from '@/gateway/services/media/first-source'

/** Longer than the storefront keeps an idle connection, so that it is the one to close. */
const KEEP_ALIVE_MS = 75_000
/** The storefront sends whole requests; a direct caller has the same time as there. */
const DEADLINES = { headersTimeout: 15_000, requestTimeout: 15 * 60_000, connectionsCheckingInterval: 5_000 }
/** Gift cards leave in the morning of their day, so a delay of a minute does no harm. */
const GIFTS_EVERY_MS = 60_000
/** An import rebuilds its listings itself; what a killed one has left waits no longer than this. */
const LISTINGS_EVERY_MS = 30_000
/** What is waited for is looked up by the table of those who wait, so a look costs little. */
const ALERTS_EVERY_MS = 15_000
/** Longest interval at which the demo shop's orders are looked at: a long step costs nothing. */
const ORDERS_EVERY_MS = 15_000
/** All visitors who try the demo shop share one address. */
const DEMO_LIMIT_FACTOR = 50

/** The shop that an empty database is filled with, and what plays the world around it. */
export type DemoShop = {
  /** Whether the demo shop filled the database: the one mark of a demo shop. */
  isIn: (db: Database) => Promise<boolean>
  fill: (db: Database, products: number, logger: Logger) => Promise<void>
  pictures: PictureSource
  bank: PaymentProvider
  /** Some towns and streets. */
  addresses: AddressBook
  /** Made-up companies. */
  parties: PartyBook
  /** Who gets letters about filled forms. */
  inquiriesEmail: string
  /** The bank's own pages. */
  routes: NonNullable<GatewayOptions['extend']>
  /** In place of the owner's services, where something is to fail. */
  sender?: MessageSender
  robotCheck?: RobotCheck
  lostPictures?: PictureSource
  keepNothing?: (files: FileStore) => FileStore
}

export type RunningGateway = { port: number; stop: () => Promise<void> }

async function listen(app: GatewayHono, env: GatewayEnv) {
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer: http.createServer,
    serverOptions: DEADLINES,
  })
  if (!(server instanceof http.Server)) throw new TypeError('The gateway speaks HTTP 1')
  server.keepAliveTimeout = KEEP_ALIVE_MS
  endStalled(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.port, env.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      const impatient = setTimeout(() => server.closeAllConnections(), env.shutdownGraceMs)
      server.close(() => {
        clearTimeout(impatient)
        resolve()
      })
      server.closeIdleConnections()
    })
  return { port, close }
}

function startClock(deps: Parameters<typeof advanceOrders>[0], stepMs: number, logger: Logger) {
  const advance = async () => {
    const moved = await advanceOrders(deps, stepMs)
    if (moved > 0) await eraseFinishedOrders(deps.db)
    return moved
  }
  const everyMs = Math.min(stepMs, ORDERS_EVERY_MS)
  return startDueWork({ what: 'orders', everyMs, logger }, advance)
}

/** Fills an empty database when the settings request it and nothing is real, and finds out which kind of shop is there. */
async function openShop(db: Database, env: GatewayEnv, demo: DemoShop, logger: Logger): Promise<ShopKind> {
  const { realSettings, demoProducts } = env
  shopKindOf({ isFilledByDemo: await demo.isIn(db), realSettings })
  if (demoProducts > 0 && realSettings.length === 0) await demo.fill(db, demoProducts, logger)
  const kind = shopKindOf({ isFilledByDemo: await demo.isIn(db), realSettings })
  if (kind === 'demo') {
    logger.info('this is the demo shop: its money, messages and people are made up')
    return kind
  }
  if (env.demoFaults.size > 0)
    throw new StartRefusedError('only the demo shop can be told to fail: take DEMO_FAULTS away')
  const missing = missingServices(env)
  if (missing !== undefined) logger.warn(missing)
  return kind
}

function createPaymentProvider(settings: PaymentSettings): PaymentProvider {
  return settings.kind === 'http'
    ? createHttpProvider({ ...settings, now: () => new Date() })
    : createYookassaProvider(settings)
}

/** What the outside of the shop is: the owner's services, the demo shop's stand-ins, or nothing. */
export function chooseServices(kind: ShopKind, { payments, dadata }: GatewayEnv, demo: DemoShop) {
  if (kind === 'demo') return { payments: demo.bank, addresses: demo.addresses, parties: demo.parties }
  return {
    payments: payments && createPaymentProvider(payments),
    addresses: dadata && createDadataBook(dadata),
    parties: dadata && createDadataPartyBook(dadata),
  }
}

function createPictures({ pictureBucket, dataDir }: GatewayEnv): PictureStore {
  if (pictureBucket) return createBucketStore(createBucket(pictureBucket))
  return { originals: createFolderSource(path.join(dataDir, 'media')) }
}

/** Serves a shop on an open database. */
export async function startOn(
  database: OpenedDatabase,
  env: GatewayEnv,
  logger: Logger,
  demo: DemoShop,
): Promise<RunningGateway> {
  const kind = await openShop(database.db, env, demo, logger)
  const isDemo = kind === 'demo'
  await eraseFinishedOrders(database.db)
  const readiness = createDatabaseReadiness(database.db)
  const redis = env.redisUrl === undefined ? undefined : await openRedis(env.redisUrl, logger)
  const purges = await startPurges(database, redis, logger)
  const requests = startRequestCounter(
    redis ? createRedisCounts(redis) : createDatabaseCounts(database.db),
    logger,
  )
  const metrics = createMetrics({ withProcess: true })
  const pictures = createPictures(env)
  const drawings = isDemo ? [demo.pictures] : []
  const { sender, robotCheck, lostPictures, keepNothing = (stored: FileStore) => stored } = isDemo ? demo : {}
  const files = keepNothing(openFileStore(env))
  const messages = await startMessages(database, { ...env, files, sender, isDemo }, metrics.registry, logger)
  const siteName = await followSiteName(database.db, env.siteName, purges.hub)
  const { siteUrl } = env
  const { mailbox } = messages
  const depsOf = <More extends object>(more: More) => ({
    ...more,
    db: database.db,
    now: () => new Date(),
    mailbox,
    siteUrl,
    get siteName() {
      return siteName()
    },
  })
  const deps = depsOf({})
  const { payments: provider, addresses, parties } = chooseServices(kind, env, demo)
  watchRefunds(metrics.registry, database.db)
  const payments = provider && (await startPaymentWorker(depsOf({ provider }), database, logger))
  const key = createSecret()
  const missed = startMissedSearches(database.db, logger)
  const app = createGatewayApp({
    db: database.db,
    readiness,
    logger,
    purges: purges.hub,
    metrics,
    media: createMedia({
      source: firstSource(
        ...(lostPictures ? [lostPictures] : []),
        pictures.originals,
        createTextPapers(database.db),
        createShopIcons(database.db, env.siteName, firstSource(pictures.originals, ...drawings)),
        ...drawings,
      ),
      renditions: pictures.renditions,
      cacheFolder: path.join(env.dataDir, 'picture-cache'),
      cacheBytes: env.mediaCacheBytes,
      concurrency: env.mediaConcurrency,
    }),
    get siteName() {
      return siteName()
    },
    bodyLimitBytes: env.bodyLimitBytes,
    refreshIntervalMs: env.refreshIntervalMs,
    checkResponses: env.checkResponses,
    siteUrl,
    isTrustedPeer: env.isTrustedPeer,
    addressLimitFactor: env.addressLimitFactor ?? (isDemo ? DEMO_LIMIT_FACTOR : 1),
    robotCheck,
    protectAfter: env.protectAfter,
    protectForms: env.protectForms,
    protectionSecret: env.protectionSecret,
    requestCounter: requests.counter,
    missedSearches: missed.searches,
    mailbox,
    sendsLetters: messages.sendsLetters,
    files,
    orderDesk: { hasWebhook: env.ordersWebhookUrl !== undefined, email: env.ordersEmail },
    inquiryDesk: {
      hasCrm: env.crm !== undefined,
      email: env.inquiriesEmail ?? (isDemo ? demo.inquiriesEmail : undefined),
    },
    isOutboxShown: isDemo,
    addresses,
    parties,
    originals: env.originalCatalogs && createRemoteSource(env.originalCatalogs),
    payments: provider,
    ordersKey: env.ordersKey,
    monitoringToken: env.monitoringToken,
    exchange: env.exchange && {
      settings: env.exchange,
      folder: path.join(env.dataDir, 'exchange'),
      kind: database.kind,
      media: openOwnMedia(env),
    },
    extend: isDemo ? demo.routes : undefined,
    ownerCommands:
      database.kind === 'pglite'
        ? {
            ...database,
            key,
            pictures: firstSource(pictures.originals, ...drawings),
            media: openOwnMedia(env),
          }
        : undefined,
  })
  purges.relay()
  const { port, close } = await listen(app, env)
  if (database.kind === 'pglite') openChannel(embeddedDir(env), { port, key })
  logger.info({ port, database: database.kind }, 'the gateway listens')
  const upkeep = database.kind === 'pglite' ? startUpkeep(database.db, logger) : undefined
  const promises = startPromiseClock(database.db, logger)
  const reliability = startReliabilityClock(database.db, logger)
  const gifts = startDueWork({ what: 'gifts', everyMs: GIFTS_EVERY_MS, logger }, () => sendDueGifts(deps))
  const finishLists = async () => (await priceByRules(database.db)) + (await rebuildListings(database.db))
  const listings = startDueWork({ what: 'listings', everyMs: LISTINGS_EVERY_MS, logger }, finishLists)
  const alerts = messages.sendsLetters
    ? startDueWork({ what: 'alerts', everyMs: ALERTS_EVERY_MS, logger }, () => sendDueAlerts(deps))
    : undefined
  const clock = isDemo && env.orderClockMs > 0 ? startClock(deps, env.orderClockMs, logger) : undefined
  return {
    port,
    stop: async () => {
      readiness.drain()
      await delay(env.shutdownDelayMs)
      purges.hub.close()
      await close()
      await clock?.stop()
      await upkeep?.stop()
      await reliability.stop()
      await missed.stop()
      await gifts.stop()
      await listings.stop()
      await alerts?.stop()
      await payments?.stop()
      await messages.stop()
      await promises.stop()
      await purges.stop()
      await requests.stop()
      await redis?.close()
      await database.close()
    },
  }
}

function embeddedDir({ dataDir }: GatewayEnv): string {
  return path.join(dataDir, 'pglite')
}

/** Opens the database, fills an empty one with the demo shop on request and serves; `stop` lets running requests finish. */
export async function startGateway(env: GatewayEnv, logger: Logger, demo: DemoShop): Promise<RunningGateway> {
  const dataDir = embeddedDir(env)
  const unlock = env.databaseUrl ? () => undefined : lockDataDir(dataDir)
  let database: OpenedDatabase | undefined
  try {
    if (!env.databaseUrl && !existsSync(dataDir))
      logger.info({ folder: dataDir }, 'there is no database here: a new one is made')
    database = await openDatabase({
      databaseUrl: env.databaseUrl,
      dataDir,
      listenUrl: env.databaseListenUrl,
      poolSize: env.databasePool,
      statementTimeoutMs: env.statementTimeoutMs,
      aroundQuery: env.traceEndpoint === undefined ? undefined : querySpan,
    })
    const running = await startOn(database, env, logger, demo)
    return { ...running, stop: () => running.stop().finally(unlock) }
  } catch (cause) {
    await database?.close()
    unlock()
    throw cause
  }
}
