import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createDatabaseReadiness, createGatewayApp } from '@/gateway/app'
import { chooseServices, type DemoShop } from '@/gateway/start/choose-services'
import type { Database } from '@/gateway/core/database'
import type { FileStore } from '@/gateway/core/ports/file-store'
import { StartRefusedError } from '@/gateway/core/errors/start-refused-error'
import { createSecret } from '@/gateway/core/secrets'
import { lockDataDir, openChannel } from '@/gateway/db/lock-data-dir'
import { openDatabase, type OpenedDatabase } from '@/gateway/db/open-database'
import { querySpan } from '@/gateway/db/query-span'
import type { GatewayEnv } from '@/gateway/env'
import { listen } from '@/gateway/start/listen'
import { startPeriodicJobs } from '@/gateway/start/start-periodic-jobs'
import type { Logger } from '@/gateway/core/logger'
import { createMetrics } from '@/gateway/http/metrics'
import { startMessages } from '@/gateway/services/messenger/start-messages'
import { openRedis } from '@/gateway/core/open-redis'
import { createDatabaseCounts } from '@/gateway/services/protection/create-database-counts'
import { createRedisCounts } from '@/gateway/services/protection/create-redis-counts'
import { startRequestCounter } from '@/gateway/services/protection/start-request-counter'
import { missingServices, type ShopKind, shopKindOf } from '@/gateway/services/shop-kind/shop-kind'
import { startPaymentWorker } from '@/gateway/services/payments/start-payment-worker'
import { watchRefunds } from '@/gateway/services/payments/watch-refunds'
import { startPurges } from '@/gateway/services/purges/start-purges'
import { startMissedSearches } from '@/gateway/services/missed-searches/start-missed-searches'
import type { PictureStore } from '@/gateway/core/ports/picture-store'
import { eraseFinishedGifts } from '@/gateway/services/accounts/erase/erase-gifts'
import { eraseFinishedOrders } from '@/gateway/services/accounts/erase/erase-orders'
import { createRemoteSource } from '@/gateway/services/original-catalogs/create-remote-source'
import { openFileStore } from '@/gateway/services/files/open-file-store'
import { openOwnMedia } from '@/gateway/services/media/open-own-media'
import { createShopIcons } from '@/gateway/services/media/create-shop-icons'
import { followSiteName } from '@/gateway/services/seller/follow-site-name'
import { createTextDocuments } from '@/gateway/services/documents/create-text-documents'
import { createMedia } from '@/gateway/services/media/create-media'
import { createBucket } from '@/gateway/services/media/create-bucket'
import { createBucketStore } from '@/gateway/services/media/create-bucket-store'
import { createFolderSource } from '@/gateway/services/media/create-folder-source'
import { firstSource } from '@/gateway/services/media/first-source'

/** All visitors who try the demo shop share one address. */
const DEMO_LIMIT_FACTOR = 50

export type RunningGateway = { port: number; stop: () => Promise<void> }

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
    throw new StartRefusedError('DEMO_FAULTS — только для демо-магазина: уберите эту настройку')
  const missing = missingServices(env)
  if (missing !== undefined) logger.warn(missing)
  return kind
}

/** Pictures as they were uploaded, or drawn for the demo shop, and `media`, which serves them in preset sizes. */
function openPictures(db: Database, env: GatewayEnv, demo: DemoShop | undefined) {
  const { pictureBucket, dataDir } = env
  const store: PictureStore = pictureBucket
    ? createBucketStore(createBucket(pictureBucket))
    : { originals: createFolderSource(path.join(dataDir, 'media')) }
  const drawings = demo ? [demo.pictures] : []
  const originals = firstSource(store.originals, ...drawings)
  const media = createMedia({
    source: firstSource(
      ...(demo?.lostPictures ? [demo.lostPictures] : []),
      store.originals,
      createTextDocuments(db),
      createShopIcons(db, env.siteName, originals),
      ...drawings,
    ),
    renditions: store.renditions,
    cacheFolder: path.join(dataDir, 'picture-cache'),
    cacheBytes: env.mediaCacheBytes,
    concurrency: env.mediaConcurrency,
  })
  return { originals, media }
}

/** What the shop does by its settings alone; `demo` only in the demo shop. */
function appSettings(env: GatewayEnv, demo: DemoShop | undefined) {
  return {
    siteUrl: env.siteUrl,
    bodyLimitBytes: env.bodyLimitBytes,
    refreshIntervalMs: env.refreshIntervalMs,
    checkResponses: env.checkResponses,
    isTrustedPeer: env.isTrustedPeer,
    addressLimitFactor: env.addressLimitFactor ?? (demo ? DEMO_LIMIT_FACTOR : 1),
    robotCheck: demo?.robotCheck,
    protectAfter: env.protectAfter,
    protectForms: env.protectForms,
    protectionSecret: env.protectionSecret,
    orderDesk: { hasWebhook: env.ordersWebhookUrl !== undefined, email: env.ordersEmail },
    inquiryDesk: {
      hasCrm: env.crm !== undefined,
      email: env.inquiriesEmail ?? env.ordersEmail ?? demo?.inquiriesEmail,
    },
    isOutboxShown: demo !== undefined,
    originals: env.originalCatalogs && createRemoteSource(env.originalCatalogs),
    ordersKey: env.ordersKey,
    monitoringToken: env.monitoringToken,
    extend: demo?.routes,
  }
}

/** Serves a shop on an open database. */
export async function startOn(
  database: OpenedDatabase,
  env: GatewayEnv,
  logger: Logger,
  demoShop: DemoShop,
): Promise<RunningGateway> {
  const { db } = database
  const demo = (await openShop(db, env, demoShop, logger)) === 'demo' ? demoShop : undefined
  await eraseFinishedOrders(db)
  await eraseFinishedGifts(db)
  const readiness = createDatabaseReadiness(db)
  const redis = env.redisUrl === undefined ? undefined : await openRedis(env.redisUrl, logger)
  const purges = await startPurges(database, redis, logger)
  const requests = startRequestCounter(redis ? createRedisCounts(redis) : createDatabaseCounts(db), logger)
  const metrics = createMetrics({ withProcess: true })
  const pictures = openPictures(db, env, demo)
  const files = (demo?.keepNothing ?? ((stored: FileStore) => stored))(openFileStore(env))
  const messages = await startMessages(
    database,
    { ...env, files, sender: demo?.sender, isDemo: demo !== undefined },
    metrics.registry,
    logger,
  )
  const { mailbox, sendsMail } = messages
  const siteName = await followSiteName(db, env.siteName, purges.hub)
  const depsOf = <More extends object>(more: More) => ({
    ...more,
    db,
    now: () => new Date(),
    mailbox,
    siteUrl: env.siteUrl,
    get siteName() {
      return siteName()
    },
  })
  const deps = depsOf({})
  const { payments: provider, addresses, parties } = chooseServices(env, demo)
  watchRefunds(metrics.registry, db)
  const payments = provider && (await startPaymentWorker(depsOf({ provider }), database, logger))
  const key = createSecret()
  const missed = startMissedSearches(db, logger)
  const media = openOwnMedia(env)
  const app = createGatewayApp({
    ...appSettings(env, demo),
    db,
    readiness,
    logger,
    purges: purges.hub,
    metrics,
    media: pictures.media,
    get siteName() {
      return siteName()
    },
    requestCounter: requests.counter,
    missedSearches: missed.searches,
    mailbox,
    sendsMail,
    files,
    addresses,
    parties,
    payments: provider,
    exchange: env.exchange && {
      settings: env.exchange,
      folder: path.join(env.dataDir, 'exchange'),
      kind: database.kind,
      media,
    },
    ownerCommands:
      database.kind === 'pglite' ? { ...database, key, pictures: pictures.originals, media } : undefined,
  })
  purges.relay()
  const { port, close } = await listen(app, env)
  if (database.kind === 'pglite') openChannel(embeddedDir(env), { port, key })
  logger.info({ port, database: database.kind }, 'the gateway listens')
  const jobs = startPeriodicJobs(database, deps, {
    sendsMail,
    orderStepMs: demo ? env.orderClockMs : 0,
    logger,
  })
  return {
    port,
    stop: async () => {
      readiness.drain()
      await delay(env.shutdownDelayMs)
      purges.hub.close()
      await close()
      await jobs.stop()
      await missed.stop()
      await payments?.stop()
      await messages.stop()
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
