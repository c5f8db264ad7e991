import type { Database } from '@/gateway/core/database'
import { isMigrated } from '@/gateway/db/migrate'
import { stampWordIndex } from '@/gateway/db/search/word-index'
import { createSectionIndexStore } from '@/gateway/db/facets/section-index-store'
import { parseTrustedPeers, type TrustedPeers } from '@/gateway/core/client-address'
import { createHttpApp, type GatewayHono } from '@/gateway/http/create-http-app'
import type { Logger } from '@/gateway/core/logger'
import { createMetrics, type Metrics } from '@/gateway/http/metrics'
import { createReadiness, type Readiness } from '@/gateway/http/readiness'
import { createBindings } from '@/gateway/routes/create-bindings'
import { openOperations } from '@/gateway/routes/open-operations'
import { mediaRoutes } from '@/gateway/routes/media'
import { outboxRoutes } from '@/gateway/routes/outbox'
import { ownerCommandRoutes, type OwnerCommandsOptions } from '@/gateway/routes/owner-commands'
import { protectionRoutes } from '@/gateway/routes/protection'
import type { PurgeHub } from '@/gateway/core/create-purge-hub'
import { purgeRoutes } from '@/gateway/routes/purges'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { Media } from '@/gateway/services/media/create-media'
import type { PaymentProvider } from '@/gateway/core/payment-provider'
import type { CoreDeps } from '@/gateway/core/deps'
import type { Messenger } from '@/gateway/core/messenger'
import { createCached } from '@/gateway/core/create-cached'
import { loadCatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { stampCatalogReference } from '@/gateway/services/reference/stamp-catalog-reference'
import { createLru } from '@/gateway/core/create-lru'
import type { RequestCounter } from '@/gateway/services/protection/create-request-counter'
import { loadLexicon } from '@/gateway/services/words/lexicon'
import { createViewerSource } from '@/gateway/services/sessions/create-viewer-source'
import { allOperations } from '@/lib/gateway/contracts/all'
import { buildOpenApi } from '@/lib/gateway/contracts/openapi'
import type { PurgeMessage, PurgeName } from '@/lib/gateway/contracts/purges'
import { MAX_VIDEO_BYTES, MIB } from '@/lib/gateway/contracts/limits'

const MAX_ANSWERS = 2000
const MAX_VERSIONED = 5000
const ANSWER_MAX_AGE_MS = 60_000
const FORM_OVERHEAD_BYTES = MIB

export type GatewayOptions = {
  db: Database
  logger: Logger
  media: Media
  siteName: string
  bodyLimitBytes: number
  refreshIntervalMs: number
  checkResponses: boolean
  metrics?: Metrics
  readiness?: Readiness
  /** The shop's public address. */
  siteUrl?: string | undefined
  /** Whose word about a client's address counts; by default only this machine's. */
  isTrustedPeer?: TrustedPeers
  addressLimitFactor?: number
  /** Requests per minute and address before a visitor must show that he is no robot; absent for never. */
  protectAfter?: number | undefined
  /** Signs what shows it; gateways behind one address share it. */
  protectionSecret?: string | undefined
  requestCounter?: RequestCounter | undefined
  messenger: Messenger
  /** Shows what the messenger keeps instead of sending it. */
  isOutboxShown: boolean
  /** Whoever takes the money online; without one orders are paid on receipt or by bill. */
  payments?: PaymentProvider | undefined
  /** Adds what only this shop has, such as the demo shop's bank. */
  extend?: ((app: GatewayHono, deps: CoreDeps) => void) | undefined
  /** Takes the owner's commands where no other process can have the database open. */
  ownerCommands?: OwnerCommandsOptions | undefined
  now?: () => Date
  /** Where this gateway hears of changes; a gateway that is alone may do without. */
  purges?: PurgeHub
}

const REFERENCE_TAGS = new Set<string>(['bootstrap', 'section', 'brand'] satisfies PurgeName[])
const ANSWER_TAGS = new Set<string>(['search', 'product'] satisfies PurgeName[])

function changesReference(message: PurgeMessage) {
  return 'missed' in message || message.tags.some((tag) => REFERENCE_TAGS.has(tag))
}

function changesAnswers(message: PurgeMessage) {
  return 'missed' in message || message.tags.some((tag) => ANSWER_TAGS.has(tag))
}

function createServiceDeps({
  db,
  siteName,
  refreshIntervalMs,
  addressLimitFactor = 1,
  messenger,
  now,
  purges,
}: GatewayOptions): ServiceDeps {
  const reference = createCached({
    load: () => loadCatalogReference(db),
    stamp: () => stampCatalogReference(db),
    checkEveryMs: refreshIntervalMs,
  })
  const lexicon = createCached({
    load: () => loadLexicon(db),
    stamp: () => stampWordIndex(db),
    checkEveryMs: refreshIntervalMs,
  })
  const answers = createLru<string, unknown>({ maxWeight: MAX_ANSWERS, maxAgeMs: ANSWER_MAX_AGE_MS })
  purges?.subscribe((message) => {
    if (changesReference(message)) {
      reference.expire()
      lexicon.expire()
    }
    if (changesAnswers(message)) answers.clear()
  })
  return {
    db,
    siteName,
    reference: reference.read,
    lexicon: lexicon.read,
    sectionIndexes: createSectionIndexStore(db),
    answers,
    versioned: createLru({ maxWeight: MAX_VERSIONED }),
    messenger,
    addressLimitFactor,
    now: now ?? (() => new Date()),
  }
}

/** Ready as long as the database answers and has every table that this version knows. */
export function createDatabaseReadiness(db: Database): Readiness {
  return createReadiness(async () => {
    if (!(await isMigrated(db))) throw new Error('the database lacks migrations of this version')
  })
}

/** The whole gateway as a function from request to response; it opens nothing and reads no settings by itself. */
export function createGatewayApp(options: GatewayOptions): GatewayHono {
  const { db, logger, media, bodyLimitBytes, checkResponses } = options
  const metrics = options.metrics ?? createMetrics()
  const deps = createServiceDeps(options)
  const isTrustedPeer = options.isTrustedPeer ?? parseTrustedPeers('loopback')
  let openApi: unknown
  return createHttpApp({
    bindings: createBindings(deps, options.payments),
    open: openOperations,
    logger,
    metrics,
    bodyLimitBytes,
    uploadLimitBytes: MAX_VIDEO_BYTES + FORM_OVERHEAD_BYTES,
    checkResponses,
    siteUrl: options.siteUrl,
    isTrustedPeer,
    viewers: createViewerSource(deps),
    readiness: options.readiness ?? createDatabaseReadiness(db),
    openApi: () => (openApi ??= buildOpenApi(allOperations)),
    extend: (app) => {
      protectionRoutes(app, {
        after: options.protectAfter,
        secret: options.protectionSecret,
        counter: options.requestCounter,
        siteUrl: options.siteUrl,
        isTrustedPeer,
        now: deps.now,
      })
      mediaRoutes(app, media, metrics)
      if (options.purges) purgeRoutes(app, options.purges)
      if (options.isOutboxShown) outboxRoutes(app, db)
      if (options.ownerCommands) ownerCommandRoutes(app, options.ownerCommands)
      options.extend?.(app, deps)
    },
  })
}
