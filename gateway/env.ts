import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import type { CrmSettings } from '@/gateway/core/ports/messenger'
import { DEMO_FAULTS, type DemoFault } from '@/gateway/core/demo-faults'
import { findInquiryForm } from '@/lib/gateway/contracts/site/inquiry-forms'
import { parseTrustedPeers, type TrustedPeers } from '@/gateway/core/client-address'
import { isLocalHost } from '@/gateway/core/is-local-host'

const MAX_PORT = 65_535
const MIN_SECRET_LENGTH = 16
const DEMO_CLOCK_SECONDS = 300
const MAX_CLOCK_SECONDS = 86_400
const DEFAULT_GRACE_SECONDS = 8
const MAX_SHUTDOWN_SECONDS = 600

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .default('0')
  .transform((value) => value === '1' || value === 'true')

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)

function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess(blankIsAbsent, schema)
}

function trustedPeers(setting: string, context: z.RefinementCtx): TrustedPeers {
  try {
    return parseTrustedPeers(setting)
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : 'not a list of networks')
    return z.NEVER
  }
}

function demoFaults(setting: string, context: z.RefinementCtx): ReadonlySet<DemoFault> {
  const names = setting.split(',').map((text) => text.trim())
  const unknown = names.find((name) => name !== '' && !DEMO_FAULTS.some((fault) => fault === name))
  if (unknown !== undefined) context.addIssue(`"${unknown}" is none of ${DEMO_FAULTS.join(', ')}`)
  return new Set(DEMO_FAULTS.filter((fault) => names.includes(fault)))
}

const CRM_FORM = /^([\w-]+)=([^:,\s]+):([^:,\s]+)$/

/** `supplier=7:a1b2c3,feedback=9:d4e5f6`. */
function crmForms(setting: string, context: z.RefinementCtx): CrmSettings['forms'] {
  const forms = new Map<string, { id: string; sec: string }>()
  for (const part of setting.split(',').map((text) => text.trim())) {
    const [, form, id, sec] = CRM_FORM.exec(part) ?? []
    if (form && id && sec && findInquiryForm(form)) forms.set(form, { id, sec })
    else if (part !== '')
      context.addIssue(`"${part.split('=', 1)[0]}" is not FORM=ID:KEY with a form of the shop`)
  }
  return forms
}

const envSchema = z.object({
  NODE_ENV: optional(z.enum(['development', 'test', 'production']).default('production')),
  GATEWAY_PORT: optional(z.coerce.number().int().min(0).max(MAX_PORT).default(4000)),
  GATEWAY_HOST: optional(z.string().default('127.0.0.1')),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
  ),
  DATABASE_LISTEN_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
  ),
  DATABASE_POOL: optional(z.coerce.number().int().min(2).max(500).default(10)),
  REDIS_URL: optional(
    z
      .string()
      .regex(/^rediss?:\/\//)
      .optional(),
  ),
  GATEWAY_DATA_DIR: optional(z.string().default('.data')),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ }).optional()),
  S3_BUCKET: optional(z.string().optional()),
  S3_REGION: optional(z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: optional(z.string().optional()),
  S3_SECRET_ACCESS_KEY: optional(z.string().optional()),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
  DEMO_PRODUCTS: optional(z.coerce.number().int().min(0).default(0)),
  SITE_NAME: optional(z.string().default('Арус')),
  MEDIA_CACHE_MB: optional(z.coerce.number().int().min(1).default(512)),
  MEDIA_CONCURRENCY: optional(z.coerce.number().int().min(1).default(Math.max(1, os.availableParallelism()))),
  BODY_LIMIT_KB: optional(z.coerce.number().int().min(1).default(1024)),
  STATEMENT_TIMEOUT_MS: optional(z.coerce.number().int().min(100).default(10_000)),
  REFRESH_INTERVAL_MS: optional(z.coerce.number().int().min(100).default(5_000)),
  CHECK_RESPONSES: optional(flag),
  SITE_URL: optional(z.url({ protocol: /^https?$/ }).optional()),
  TRUST_PROXY: optional(z.string().default('loopback').transform(trustedPeers)),
  ADDRESS_LIMIT_FACTOR: optional(z.coerce.number().min(1).optional()),
  MESSENGER_URL: optional(z.url({ protocol: /^https?$/ }).optional()),
  MESSENGER_TOKEN: optional(z.string().optional()),
  DADATA_API_KEY: optional(z.string().optional()),
  DADATA_URL: optional(
    z
      .url({ protocol: /^https?$/ })
      .default('https://suggestions.dadata.ru/suggestions/api/4_1/rs')
      .transform((value) => value.replace(/\/+$/, '')),
  ),
  PAYMENTS_URL: optional(z.url({ protocol: /^https?$/ }).optional()),
  PAYMENTS_TOKEN: optional(z.string().optional()),
  PAYMENTS_SECRET: optional(z.string().min(MIN_SECRET_LENGTH).optional()),
  ORIGINAL_CATALOGS_URL: optional(
    z
      .url({ protocol: /^https?$/ })
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
  ),
  ORIGINAL_CATALOGS_TOKEN: optional(z.string().optional()),
  ORDERS_KEY: optional(z.string().min(MIN_SECRET_LENGTH).optional()),
  MONITORING_TOKEN: optional(z.string().min(MIN_SECRET_LENGTH).optional()),
  CRM_URL: optional(z.url({ protocol: /^https?$/ }).optional()),
  CRM_FORMS: optional(z.string().default('').transform(crmForms)),
  INQUIRIES_EMAIL: optional(z.email().optional()),
  DEMO_FAULTS: optional(z.string().default('').transform(demoFaults)),
  PROTECT_AFTER: optional(z.coerce.number().int().min(1).optional()),
  PROTECT_FORMS: optional(flag),
  PROTECTION_SECRET: optional(z.string().min(MIN_SECRET_LENGTH).optional()),
  SHUTDOWN_DELAY_SECONDS: optional(z.coerce.number().min(0).max(MAX_SHUTDOWN_SECONDS).default(0)),
  SHUTDOWN_GRACE_SECONDS: optional(
    z.coerce.number().min(0).max(MAX_SHUTDOWN_SECONDS).default(DEFAULT_GRACE_SECONDS),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ }).optional()),
  ORDER_CLOCK_SECONDS: optional(z.coerce.number().int().min(0).max(MAX_CLOCK_SECONDS).optional()),
})

export type PictureBucket = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

function toPictureBucket(env: z.infer<typeof envSchema>): PictureBucket | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? name : []))
  if (missing.length === Object.keys(needed).length) return undefined
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new Error(`The gateway's environment is wrong: S3 storage needs ${missing.join(', ')} too`)
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

export type HttpPayments = { url: string; token: string | undefined; secret: string; siteUrl: string }

function toHttpPayments(env: z.infer<typeof envSchema>): HttpPayments | undefined {
  const { PAYMENTS_URL: url, PAYMENTS_TOKEN: token, PAYMENTS_SECRET: secret, SITE_URL: siteUrl } = env
  if (url === undefined) return undefined
  if (secret === undefined || siteUrl === undefined)
    throw new Error("The gateway's environment is wrong: PAYMENTS_URL needs PAYMENTS_SECRET and SITE_URL too")
  return { url, token, secret, siteUrl }
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
  messengerUrl: string | undefined
  messengerToken: string | undefined
  /** The provider that suggests addresses and knows companies; without one only the demo shop has lists. */
  dadata: { url: string; apiKey: string } | undefined
  /** The owner's payment provider; without one nothing is paid online but in the demo shop. */
  httpPayments: HttpPayments | undefined
  /** The owner's service of makers' catalogues; absent for this database's tables. */
  originalCatalogs: { url: string; token: string | undefined } | undefined
  /** What the owner's system shows that moves orders. */
  ordersKey: string | undefined
  /** What shows figures and the demo's outbox to other machines; absent for this machine alone. */
  monitoringToken: string | undefined
  /** The owner's system that takes filled forms; absent where letters tell of them. */
  crm: CrmSettings | undefined
  /** Where letters about filled forms go. */
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

const SECRETS = [
  'S3_SECRET_ACCESS_KEY',
  'MESSENGER_TOKEN',
  'DADATA_API_KEY',
  'PAYMENTS_TOKEN',
  'PAYMENTS_SECRET',
  'ORIGINAL_CATALOGS_TOKEN',
  'ORDERS_KEY',
  'MONITORING_TOKEN',
  'PROTECTION_SECRET',
] as const

/** An address may carry a password, or be the key itself. */
const ADDRESSES = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'REDIS_URL',
  'S3_ENDPOINT',
  'MESSENGER_URL',
  'PAYMENTS_URL',
  'ORIGINAL_CATALOGS_URL',
  'CRM_URL',
  'DADATA_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
] as const

const CREDENTIALS = /^[a-z][a-z\d+.-]*:\/\/(?:[^\s/]*?:)?(.*)@[^@]*$/i

function secretsOf(env: z.infer<typeof envSchema>): string[] {
  const passwords = ADDRESSES.flatMap((name) => CREDENTIALS.exec(env[name] ?? '')?.[1] ?? [])
  const keys = [...env.CRM_FORMS.values()].map(({ sec }) => sec)
  return [...SECRETS.flatMap((name) => env[name] ?? []), ...passwords.flatMap(asWritten), ...keys]
}

/** In an address signs may be percent-encoded, and the database driver decodes them. */
function asWritten(password: string): string[] {
  try {
    return [password, decodeURIComponent(password)]
  } catch {
    return [password]
  }
}

/** Each of them connects the shop to real people, money or stock. */
const REAL_SETTINGS = [
  'PAYMENTS_URL',
  'MESSENGER_URL',
  'ORDERS_KEY',
  'CRM_URL',
  'DADATA_API_KEY',
  'ORIGINAL_CATALOGS_URL',
] as const

function namesOfRealSettings(env: z.infer<typeof envSchema>): string[] {
  const isPublic = env.SITE_URL !== undefined && !isLocalHost(new URL(env.SITE_URL).hostname)
  return [...REAL_SETTINGS.filter((name) => env[name] !== undefined), ...(isPublic ? ['SITE_URL'] : [])]
}

/** Reads the gateway's settings; throws with the names of the wrong variables. */
export function readGatewayEnv(source: Record<string, string | undefined> = process.env): GatewayEnv {
  const parsed = envSchema.safeParse(source)
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The gateway's environment is wrong: ${names.join('; ')}`)
  }
  const env = parsed.data
  if (env.DATABASE_URL && (env.PROTECT_AFTER || env.PROTECT_FORMS) && !env.PROTECTION_SECRET) {
    // Another gateway on this database would not believe who passed the check here.
    throw new Error(
      "The gateway's environment is wrong: PROTECTION_SECRET: PROTECT_AFTER and PROTECT_FORMS need one with DATABASE_URL",
    )
  }
  const realSettings = namesOfRealSettings(env)
  if (env.DEMO_FAULTS.size > 0 && realSettings.length > 0)
    throw new Error("The gateway's environment is wrong: DEMO_FAULTS: only the demo shop can be told to fail")
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
    messengerUrl: env.MESSENGER_URL,
    messengerToken: env.MESSENGER_TOKEN,
    dadata: env.DADATA_API_KEY ? { url: env.DADATA_URL, apiKey: env.DADATA_API_KEY } : undefined,
    httpPayments: toHttpPayments(env),
    originalCatalogs: env.ORIGINAL_CATALOGS_URL
      ? { url: env.ORIGINAL_CATALOGS_URL, token: env.ORIGINAL_CATALOGS_TOKEN }
      : undefined,
    ordersKey: env.ORDERS_KEY,
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
