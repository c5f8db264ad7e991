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
import { deskBindings } from '@/gateway/routes/desk/desk'
import { openOperations } from '@/gateway/routes/open-operations'
import { mediaRoutes } from '@/gateway/routes/catalog/media'
import { outboxRoutes } from '@/gateway/routes/site/outbox'
import { ownerCommandRoutes, type OwnerCommandsOptions } from '@/gateway/routes/site/owner-commands'
import { exchangeRoutes } from '@/gateway/routes/site/exchange'
import { paymentNoticeRoutes } from '@/gateway/routes/orders/payment-notices'
import { protectionRoutes } from '@/gateway/routes/accounts/protection'
import type { PurgeHub } from '@/gateway/core/caching/create-purge-hub'
import { purgeRoutes } from '@/gateway/routes/site/purges'
import type { ExchangeOptions } from '@/gateway/services/commerce-ml/create-exchange'
import type { ServiceDeps } from '@/gateway/services/deps'
import type { Media } from '@/gateway/services/media/create-media'
import type { AddressLookup } from '@/gateway/core/ports/address-lookup'
import type { PartyLookup } from '@/gateway/core/ports/party-lookup'
import type { OriginalCatalogSource } from '@/gateway/core/ports/original-catalog-source'
import type { PaymentProvider } from '@/gateway/core/ports/payment-provider'
import type { CoreDeps } from '@/gateway/core/deps'
import type { RobotCheck } from '@/gateway/core/ports/robot-check'
import type { FileStore } from '@/gateway/core/ports/file-store'
import type { InquiryDesk, Mailbox, OrderDesk } from '@/gateway/core/ports/messenger'
import { createCached } from '@/gateway/core/caching/create-cached'
import { loadCatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { stampCatalogReference } from '@/gateway/services/reference/stamp-catalog-reference'
import { createLru } from '@/gateway/core/caching/create-lru'
import type { RequestCounter } from '@/gateway/services/protection/create-request-counter'
import { createTableSource } from '@/gateway/services/original-catalogs/create-table-source'
import { loadVehicleCatalog, stampVehicleCatalog } from '@/gateway/services/vehicles/load-vehicle-catalog'
import { type SectionGoods, weighSectionGoods } from '@/gateway/services/parts/section-goods'
import {
  createMissedSearches,
  type MissedSearches,
} from '@/gateway/services/missed-searches/create-missed-searches'
import { weighHits, type Hits } from '@/gateway/services/hits/hits'
import { loadLexicon } from '@/gateway/services/words/lexicon'
import { createViewerSource } from '@/gateway/services/sessions/create-viewer-source'
import { allOperations } from '@/lib/gateway/contracts/all'
import { buildOpenApi } from '@/lib/gateway/contracts/openapi'
import type { PurgeMessage, PurgeName } from '@/lib/gateway/contracts/purges'
import { MAX_VIDEO_BYTES, MIB } from '@/lib/gateway/contracts/limits'

const MAX_RESPONSES = 2000
const MAX_VERSIONED = 5000
const MAX_MARKED_SECTIONS = 2000
const MAX_FITTING_BYTES = 32 * MIB
const MAX_HITS_BYTES = 8 * MIB
const MAX_GOODS_BYTES = 8 * MIB
const RESPONSE_MAX_AGE_MS = 60_000
const FORM_OVERHEAD_BYTES = MIB

const NO_ADDRESSES: AddressLookup = { suggest: () => Promise.resolve([]), at: () => Promise.resolve(null) }
const NO_PARTIES: PartyLookup = { find: () => Promise.resolve(null) }

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
  /** Peers whose `X-Forwarded-For` is trusted; by default this machine alone. */
  isTrustedPeer?: TrustedPeers
  addressLimitFactor?: number
  /** Requests per minute and address before a visitor must show that he is no robot; absent for never. */
  protectAfter?: number | undefined
  /** Whether forms to the owner ask for that check. */
  protectForms?: boolean | undefined
  /** Signs the cookie of a visitor who passed that check; gateways behind one address share it. */
  protectionSecret?: string | undefined
  requestCounter?: RequestCounter | undefined
  /** The check against robots when an address sends too many requests; a proof of work without it. */
  robotCheck?: RobotCheck | undefined
  mailbox: Mailbox
  /** Whether the mailbox sends emails. */
  sendsMail: boolean
  /** How the staff hears of new orders; by the desk alone without it. */
  orderDesk?: OrderDesk | undefined
  /** Where uploaded files lie. */
  files: FileStore
  /** Where filled forms are forwarded; without it they are only stored. */
  inquiryDesk?: InquiryDesk
  /** Shows the messages that are stored instead of being sent. */
  isOutboxShown: boolean
  /** The payment provider; without one orders are paid on receipt or by bill. */
  payments?: PaymentProvider | undefined
  /** The provider of delivery addresses; without one nothing is suggested. */
  addresses?: AddressLookup | undefined
  /** The provider of companies by their ИНН; without one no company is known. */
  parties?: PartyLookup | undefined
  /** The source of the makers' catalogues; this database's tables by default. */
  originals?: OriginalCatalogSource | undefined
  /** The token that opens metrics and the demo's outbox to other machines. */
  monitoringToken?: string | undefined
  /** The key by which a system of the owner's changes the status of orders; absent where none does. */
  ordersKey?: string | undefined
  /** Counts searches that found nothing; the process writes them. */
  missedSearches?: MissedSearches | undefined
  /** Exchanges products and orders with the owner's 1C. */
  exchange?: ExchangeOptions | undefined
  /** Adds what only this shop has, such as the demo shop's bank. */
  extend?: ((app: GatewayHono, deps: CoreDeps) => void) | undefined
  /** Takes the owner's commands where no other process can have the database open. */
  ownerCommands?: OwnerCommandsOptions | undefined
  now?: () => Date
  /** Notifies this gateway of changes that another one has made; a single gateway needs none. */
  purges?: PurgeHub
}

const REFERENCE_TAGS = new Set<string>(['bootstrap', 'section', 'brand'] satisfies PurgeName[])
const RESPONSE_TAGS = new Set<string>(['search', 'product'] satisfies PurgeName[])

function changesReference(message: PurgeMessage) {
  return 'missed' in message || message.tags.some((tag) => REFERENCE_TAGS.has(tag))
}

function changesResponses(message: PurgeMessage) {
  return 'missed' in message || message.tags.some((tag) => RESPONSE_TAGS.has(tag))
}

function changesMarks(message: PurgeMessage) {
  return 'missed' in message || message.tags.some((tag) => /^review(?::|$)/.test(tag))
}

function createServiceDeps(options: GatewayOptions): ServiceDeps {
  const { db, siteUrl, refreshIntervalMs, addressLimitFactor = 1, mailbox, orderDesk, files } = options
  const { sendsMail, payments, now, purges } = options
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
  const vehicles = createCached({
    load: () => loadVehicleCatalog(db),
    stamp: () => stampVehicleCatalog(db),
    checkEveryMs: refreshIntervalMs,
  })
  const answers = createLru<string, unknown>({ maxWeight: MAX_RESPONSES, maxAgeMs: RESPONSE_MAX_AGE_MS })
  const hits = createLru<string, Hits>({
    maxWeight: MAX_HITS_BYTES,
    weigh: weighHits,
    maxAgeMs: refreshIntervalMs,
  })
  const sectionGoods = createLru<number, SectionGoods>({
    maxWeight: MAX_GOODS_BYTES,
    weigh: weighSectionGoods,
    maxAgeMs: RESPONSE_MAX_AGE_MS,
  })
  const sectionMarks = createLru<string, unknown>({ maxWeight: MAX_MARKED_SECTIONS })
  purges?.subscribe((message) => {
    if (changesMarks(message)) sectionMarks.clear()
    if (changesReference(message)) {
      reference.expire()
      lexicon.expire()
      vehicles.expire()
    }
    if (changesResponses(message)) {
      answers.clear()
      hits.clear()
      sectionGoods.clear()
    }
  })
  return {
    db,
    // An owner renames a shop that is open.
    get siteName() {
      return options.siteName
    },
    siteUrl,
    reference: reference.read,
    lexicon: lexicon.read,
    sectionIndexes: createSectionIndexStore(db),
    vehicles: vehicles.read,
    fitting: createLru({ maxWeight: MAX_FITTING_BYTES, weigh: (ids) => ids.byteLength }),
    hits,
    answers,
    versioned: createLru({ maxWeight: MAX_VERSIONED }),
    missedSearches: options.missedSearches ?? createMissedSearches(),
    sectionGoods,
    sectionMarks,
    mailbox,
    orderDesk,
    files,
    addressLimitFactor,
    isPaidOnline: payments !== undefined,
    onlineTitle: payments?.title,
    sendsMail,
    now: now ?? (() => new Date()),
  }
}

/** Ready as long as the database answers and has every table of this version. */
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
    bindings: [
      ...createBindings(deps, {
        payments: options.payments,
        addresses: options.addresses ?? NO_ADDRESSES,
        parties: options.parties ?? NO_PARTIES,
        originals: options.originals ?? createTableSource(deps),
        inquiryDesk: options.inquiryDesk ?? { hasCrm: false, email: undefined },
      }),
      ...deskBindings(deps),
    ],
    open: openOperations,
    logger,
    metrics,
    bodyLimitBytes,
    uploadLimitBytes: MAX_VIDEO_BYTES + FORM_OVERHEAD_BYTES,
    checkResponses,
    siteUrl: options.siteUrl,
    isTrustedPeer,
    viewers: createViewerSource(deps),
    ownerKey: options.ordersKey,
    monitoringToken: options.monitoringToken,
    readiness: options.readiness ?? createDatabaseReadiness(db),
    openApi: () => (openApi ??= buildOpenApi(allOperations)),
    extend: (app) => {
      // First: 1C sends more requests than a visitor may, and cannot show that it is no robot.
      if (options.exchange) exchangeRoutes(app, deps, options.exchange)
      protectionRoutes(app, {
        after: options.protectAfter,
        isFormsCheck: options.protectForms,
        secret: options.protectionSecret,
        counter: options.requestCounter,
        check: options.robotCheck,
        siteUrl: options.siteUrl,
        isTrustedPeer,
        now: deps.now,
      })
      mediaRoutes(app, media, metrics, { isTrustedPeer, siteUrl: options.siteUrl })
      if (options.purges) purgeRoutes(app, options.purges)
      if (options.isOutboxShown) outboxRoutes(app, deps, options.monitoringToken)
      if (options.payments)
        paymentNoticeRoutes(app, deps, options.payments, { isTrustedPeer, siteUrl: options.siteUrl })
      if (options.ownerCommands) ownerCommandRoutes(app, options.ownerCommands)
      options.extend?.(app, deps)
    },
  })
}
