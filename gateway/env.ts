import path from 'node:path'
import { type Env, envSchema } from '@/gateway/core/env/env-schema'
import { namesOfRealSettings, secretsOf } from '@/gateway/core/env/kinds-of-settings'
import type { DemoFault } from '@/gateway/core/demo-faults'
import type { TrustedPeers } from '@/gateway/core/client-address'
import type { MessageServices } from '@/gateway/core/ports/message-services'
import type { CrmSettings } from '@/gateway/core/ports/messenger'
import { WrongSettingsError } from '@/lib/validation/settings/wrong-settings-error'

const DEMO_CLOCK_SECONDS = 300

export type PictureBucket = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

function namesOfMissing(needed: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(needed).flatMap(([name, value]) => (value === undefined ? name : []))
}

/** A setting that means nothing without others. */
function needing(setting: string, missing: readonly string[]): WrongSettingsError {
  return new WrongSettingsError([{ setting, words: `задайте вместе с ней и ${missing.join(', ')}` }])
}

function toPictureBucket(env: Env): PictureBucket | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = namesOfMissing(needed)
  if (missing.length === Object.keys(needed).length) return undefined
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw needing('S3_BUCKET', missing)
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

/** The one provider that takes payments: an adapter of the owner's, or ЮKassa. */
export type PaymentSettings =
  | { kind: 'http'; url: string; token: string | undefined; secret: string; siteUrl: string }
  | {
      kind: 'yookassa'
      url: string
      shopId: string
      secretKey: string
      hasReceipts: boolean
      siteUrl: string
    }

function toPaymentSettings(env: Env): PaymentSettings | undefined {
  const { PAYMENTS_URL, PAYMENTS_SECRET: secret, YOOKASSA_SHOP_ID: shopId, SITE_URL: siteUrl } = env
  if (PAYMENTS_URL !== undefined && shopId !== undefined)
    throw new WrongSettingsError([
      { setting: 'PAYMENTS_URL', words: 'не бывает вместе с YOOKASSA_SHOP_ID: деньги принимает кто-то один' },
    ])
  if (PAYMENTS_URL !== undefined) {
    if (secret === undefined || siteUrl === undefined)
      throw needing('PAYMENTS_URL', namesOfMissing({ PAYMENTS_SECRET: secret, SITE_URL: siteUrl }))
    return { kind: 'http', url: PAYMENTS_URL, token: env.PAYMENTS_TOKEN, secret, siteUrl }
  }
  if (shopId === undefined) return undefined
  const { YOOKASSA_SECRET_KEY: secretKey, YOOKASSA_URL: url, YOOKASSA_RECEIPTS: hasReceipts } = env
  if (secretKey === undefined || siteUrl === undefined)
    throw needing('YOOKASSA_SHOP_ID', namesOfMissing({ YOOKASSA_SECRET_KEY: secretKey, SITE_URL: siteUrl }))
  return { kind: 'yookassa', url, shopId, secretKey, hasReceipts, siteUrl }
}

function toMessageServices(env: Env): MessageServices {
  const { MESSENGER_URL, SMTP_URL, MAIL_FROM, SMSRU_API_ID } = env
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) throw needing('SMTP_URL', ['MAIL_FROM'])
  return {
    webhook: MESSENGER_URL === undefined ? undefined : { url: MESSENGER_URL, token: env.MESSENGER_TOKEN },
    smtp: SMTP_URL === undefined || MAIL_FROM === undefined ? undefined : { url: SMTP_URL, from: MAIL_FROM },
    smsRu:
      SMSRU_API_ID === undefined
        ? undefined
        : { url: env.SMSRU_URL, apiId: SMSRU_API_ID, from: env.SMSRU_FROM },
  }
}

/** The login of 1C, the own warehouse that its goods lie in, and the kind of price that buyers pay. */
type ExchangeEnv = {
  login: string
  password: string
  supplierId: number
  priceType: string | undefined
}

export type GatewayEnv = {
  /** Values that no log may hold. */
  secrets: readonly string[]
  port: number
  host: string
  databaseUrl: string | undefined
  /** Leads past a pooler: what listens, locks and migrates needs a connection of its own. */
  databaseListenUrl: string | undefined
  databasePool: number
  redisUrl: string | undefined
  dataDir: string
  /** S3-compatible storage of pictures; absent for the data folder. */
  pictureBucket: PictureBucket | undefined
  logLevel: string
  /** Size of the demo shop that an empty database is filled with; 0 fills none. */
  demoProducts: number
  /** Names of the settings that make the shop a real one; a demo shop has none. */
  realSettings: readonly string[]
  siteName: string
  mediaCacheBytes: number
  mediaConcurrency: number
  bodyLimitBytes: number
  statementTimeoutMs: number
  refreshIntervalMs: number
  checkResponses: boolean
  /** The shop's public address. */
  siteUrl: string | undefined
  isTrustedPeer: TrustedPeers
  /** Multiplies what one network address may do; absent for 1, or for more in the demo shop. */
  addressLimitFactor: number | undefined
  /** What sends codes and emails; in the demo shop none does. */
  messageServices: MessageServices
  /** The provider that suggests addresses and knows companies; without one only the demo shop has lists. */
  dadata: { url: string; apiKey: string } | undefined
  /** The owner's payment provider; without one nothing is paid online but in the demo shop. */
  payments: PaymentSettings | undefined
  /** The owner's service of makers' catalogues; absent for this database's tables. */
  originalCatalogs: { url: string; token: string | undefined } | undefined
  /** What the owner's system shows that moves orders. */
  ordersKey: string | undefined
  /** How the owner's 1C exchanges products and orders with the shop; absent where none does. */
  exchange: ExchangeEnv | undefined
  /** Where emails and messages about new orders go. */
  ordersEmail: string | undefined
  ordersWebhookUrl: string | undefined
  /** What shows figures and the demo's outbox to other machines; absent for this machine alone. */
  monitoringToken: string | undefined
  /** The owner's system that takes filled forms; absent where emails tell of them. */
  crm: CrmSettings | undefined
  /** Where emails about filled forms go. */
  inquiriesEmail: string | undefined
  /** Which of the demo shop's stand-ins fail; none in a shop of real people. */
  demoFaults: ReadonlySet<DemoFault>
  /** Requests per minute and address before the protection check; absent for no check. */
  protectAfter: number | undefined
  /** Whether the forms to the owner ask for the check. */
  protectForms: boolean
  protectionSecret: string | undefined
  /** How long the demo shop's orders stay in one status; 0 leaves them there. */
  orderClockMs: number
  /** How long a stopping gateway still takes calls, so that balancers see that it is not ready any more. */
  shutdownDelayMs: number
  /** How long calls that run may take after that. */
  shutdownGraceMs: number
  /** Where traces go; absent for none. */
  traceEndpoint: string | undefined
}

/** Reads the gateway's settings. Throws WrongSettingsError. */
export function readGatewayEnv(source: Record<string, string | undefined> = process.env): GatewayEnv {
  const parsed = envSchema.safeParse(source)
  if (!parsed.success) throw WrongSettingsError.of(parsed.error)
  const env = parsed.data
  if (env.DATABASE_URL && (env.PROTECT_AFTER || env.PROTECT_FORMS) && !env.PROTECTION_SECRET) {
    // Another gateway on this database would not believe who passed the check here.
    throw needing(env.PROTECT_AFTER ? 'PROTECT_AFTER' : 'PROTECT_FORMS', ['PROTECTION_SECRET'])
  }
  const realSettings = namesOfRealSettings(env)
  if (env.DEMO_FAULTS.size > 0 && realSettings.length > 0)
    throw new WrongSettingsError([
      {
        setting: 'DEMO_FAULTS',
        words: `только для демо-магазина, с ней не бывает ${realSettings.join(', ')}`,
      },
    ])
  return {
    port: env.GATEWAY_PORT,
    host: env.GATEWAY_HOST,
    databaseUrl: env.DATABASE_URL,
    databaseListenUrl: env.DATABASE_LISTEN_URL,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    dataDir: path.resolve(env.GATEWAY_DATA_DIR),
    pictureBucket: toPictureBucket(env),
    logLevel: env.LOG_LEVEL,
    demoProducts: env.DEMO_PRODUCTS,
    realSettings,
    secrets: secretsOf(env),
    siteName: env.SITE_NAME,
    mediaCacheBytes: env.MEDIA_CACHE_MB * 1024 * 1024,
    mediaConcurrency: env.MEDIA_CONCURRENCY,
    bodyLimitBytes: env.BODY_LIMIT_KB * 1024,
    statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
    refreshIntervalMs: env.REFRESH_INTERVAL_MS,
    checkResponses: env.CHECK_RESPONSES || env.NODE_ENV === 'development',
    siteUrl: env.SITE_URL,
    isTrustedPeer: env.TRUST_PROXY,
    addressLimitFactor: env.ADDRESS_LIMIT_FACTOR,
    messageServices: toMessageServices(env),
    dadata: env.DADATA_API_KEY ? { url: env.DADATA_URL, apiKey: env.DADATA_API_KEY } : undefined,
    payments: toPaymentSettings(env),
    originalCatalogs: env.ORIGINAL_CATALOGS_URL
      ? { url: env.ORIGINAL_CATALOGS_URL, token: env.ORIGINAL_CATALOGS_TOKEN }
      : undefined,
    ordersKey: env.ORDERS_KEY,
    exchange:
      env.ONEC_PASSWORD === undefined
        ? undefined
        : {
            login: env.ONEC_LOGIN,
            password: env.ONEC_PASSWORD,
            supplierId: env.ONEC_SUPPLIER,
            priceType: env.ONEC_PRICE_TYPE,
          },
    ordersEmail: env.ORDERS_EMAIL,
    ordersWebhookUrl: env.ORDERS_WEBHOOK_URL,
    monitoringToken: env.MONITORING_TOKEN,
    crm: env.CRM_URL === undefined ? undefined : { url: env.CRM_URL, forms: env.CRM_FORMS },
    inquiriesEmail: env.INQUIRIES_EMAIL,
    demoFaults: env.DEMO_FAULTS,
    protectAfter: env.PROTECT_AFTER,
    protectForms: env.PROTECT_FORMS,
    protectionSecret: env.PROTECTION_SECRET,
    shutdownDelayMs: env.SHUTDOWN_DELAY_SECONDS * 1000,
    shutdownGraceMs: env.SHUTDOWN_GRACE_SECONDS * 1000,
    traceEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    orderClockMs: (env.ORDER_CLOCK_SECONDS ?? DEMO_CLOCK_SECONDS) * 1000,
  }
}
