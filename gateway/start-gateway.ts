import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { createDatabaseReadiness, createGatewayApp } from '@/gateway/app'
import { lockDataDir } from '@/gateway/db/lock-data-dir'
import { openDatabase, type OpenedDatabase } from '@/gateway/db/connect'
import { seedDemoAccounts } from '@/gateway/demo/accounts'
import { seedDemoCommerce } from '@/gateway/demo/commerce'
import { seedDemoPurchases } from '@/gateway/demo/commerce-history'
import { hasDemoShop, seedDemoShop } from '@/gateway/demo/seed'
import { createDemoPictureSource } from '@/gateway/demo/pictures/demo-picture-source'
import { products } from '@/gateway/db/schema-catalog'
import type { GatewayEnv } from '@/gateway/env'
import type { GatewayHono } from '@/gateway/http/create-http-app'
import type { Logger } from '@/gateway/core/logger'
import { createMetrics } from '@/gateway/http/metrics'
import { createOutboxMessenger } from '@/gateway/services/messenger/create-outbox-messenger'
import {
  createWebhookMessenger,
  silentMessenger,
} from '@/gateway/services/messenger/create-webhook-messenger'
import { startOrderClock } from '@/gateway/services/order-life/start-order-clock'
import { advanceOrders } from '@/gateway/services/order-life/advance-orders'
import { demoBank } from '@/gateway/core/payment-provider'
import type { Messenger } from '@/gateway/core/messenger'
import { eraseFinishedOrders } from '@/gateway/services/accounts/erase-orders'
import { createMedia } from '@/gateway/services/media/create-media'
import { createFolderSource, firstSource } from '@/gateway/core/picture-source'

/** Longer than the storefront keeps an idle connection, so that it is the one to close. */
const KEEP_ALIVE_MS = 75_000

export type RunningGateway = { port: number; stop: () => Promise<void> }

async function seedEmptyShop({ db }: OpenedDatabase, env: GatewayEnv, logger: Logger) {
  if (env.demoProducts === 0) return
  const some = await db.select({ id: products.id }).from(products).limit(1)
  if (some.length > 0) return
  const startedAt = Date.now()
  logger.info({ products: env.demoProducts }, 'filling the empty database with the demo shop')
  await seedDemoShop(db, { products: env.demoProducts })
  logger.info({ seconds: (Date.now() - startedAt) / 1000 }, 'the demo shop is there')
}

async function seedPeopleAndDelivery({ db }: OpenedDatabase, env: GatewayEnv, logger: Logger) {
  // People with a published password have no business beside an owner's own goods.
  if (env.demoProducts === 0 || !(await hasDemoShop(db))) return
  if (await seedDemoAccounts(db)) logger.info('the demo accounts are there')
  if (await seedDemoCommerce(db)) logger.info('the demo delivery is there')
  if (await seedDemoPurchases(db, new Date())) logger.info('the demo orders are there')
}

function createMessenger({ db }: OpenedDatabase, env: GatewayEnv, logger: Logger): Messenger {
  if (env.messengerUrl !== undefined) return createWebhookMessenger(env.messengerUrl, env.messengerToken)
  if (env.isOutboxAllowed) return createOutboxMessenger(db, () => new Date())
  logger.warn('MESSENGER_URL is not set: codes and letters cannot be sent')
  return silentMessenger
}

async function listen(app: GatewayHono, env: GatewayEnv) {
  const server = createAdaptorServer({ fetch: app.fetch })
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.port, env.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      const impatient = setTimeout(
        () => 'closeAllConnections' in server && server.closeAllConnections(),
        env.shutdownGraceMs,
      )
      server.close(() => {
        clearTimeout(impatient)
        resolve()
      })
      if ('closeIdleConnections' in server) server.closeIdleConnections()
    })
  return { port, close }
}

function startClock({ db }: OpenedDatabase, stepMs: number, logger: Logger) {
  const deps = { db, now: () => new Date() }
  const advance = async () => {
    const moved = await advanceOrders(deps, stepMs)
    if (moved > 0) await eraseFinishedOrders(db)
    return moved
  }
  return startOrderClock(stepMs, advance, logger)
}

async function startOn(database: OpenedDatabase, env: GatewayEnv, logger: Logger): Promise<RunningGateway> {
  await seedEmptyShop(database, env, logger)
  await seedPeopleAndDelivery(database, env, logger)
  await eraseFinishedOrders(database.db)
  const readiness = createDatabaseReadiness(database.db)
  const app = createGatewayApp({
    db: database.db,
    readiness,
    logger,
    metrics: createMetrics({ withProcess: true }),
    media: createMedia({
      source: firstSource(createFolderSource(path.join(env.dataDir, 'media')), createDemoPictureSource()),
      cacheFolder: path.join(env.dataDir, 'picture-cache'),
      cacheBytes: env.mediaCacheBytes,
      concurrency: env.mediaConcurrency,
    }),
    siteName: env.siteName,
    bodyLimitBytes: env.bodyLimitBytes,
    refreshIntervalMs: env.refreshIntervalMs,
    checkResponses: env.checkResponses,
    siteUrl: env.siteUrl,
    isTrustedPeer: env.isTrustedPeer,
    addressLimitFactor: env.addressLimitFactor,
    protectAfter: env.protectAfter,
    protectionSecret: env.protectionSecret,
    messenger: createMessenger(database, env, logger),
    isOutboxShown: env.isOutboxAllowed && env.messengerUrl === undefined,
    payments: env.isOutboxAllowed ? demoBank : undefined,
  })
  const { port, close } = await listen(app, env)
  logger.info({ port, database: database.kind }, 'the gateway listens')
  const clock = env.orderClockMs > 0 ? startClock(database, env.orderClockMs, logger) : undefined
  return {
    port,
    stop: async () => {
      readiness.drain()
      await delay(env.shutdownDelayMs)
      await close()
      await clock?.stop()
      await database.close()
    },
  }
}

/** Opens the database, fills an empty one with the demo shop and serves; `stop` lets running requests finish. */
export async function startGateway(env: GatewayEnv, logger: Logger): Promise<RunningGateway> {
  const dataDir = path.join(env.dataDir, 'pglite')
  const unlock = env.databaseUrl ? () => undefined : lockDataDir(dataDir)
  let database: OpenedDatabase | undefined
  try {
    database = await openDatabase({
      databaseUrl: env.databaseUrl,
      dataDir,
      statementTimeoutMs: env.statementTimeoutMs,
    })
    const running = await startOn(database, env, logger)
    return { ...running, stop: () => running.stop().finally(unlock) }
  } catch (cause) {
    await database?.close()
    unlock()
    throw cause
  }
}
