import type { Env } from '@/gateway/core/env/env-schema'
import { isLocalHost } from '@/gateway/core/is-local-host'

const SECRETS = [
  'S3_SECRET_ACCESS_KEY',
  'MESSENGER_TOKEN',
  'SMSRU_API_ID',
  'DADATA_API_KEY',
  'PAYMENTS_TOKEN',
  'PAYMENTS_SECRET',
  'YOOKASSA_SECRET_KEY',
  'ORIGINAL_CATALOGS_TOKEN',
  'ORDERS_KEY',
  'ONEC_PASSWORD',
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
  'SMTP_URL',
  'SMSRU_URL',
  'PAYMENTS_URL',
  'YOOKASSA_URL',
  'ORIGINAL_CATALOGS_URL',
  'CRM_URL',
  'ORDERS_WEBHOOK_URL',
  'DADATA_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
] as const

const CREDENTIALS = /^[a-z][a-z\d+.-]*:\/\/(?:[^\s/]*?:)?(.*)@[^@]*$/i

/** Values that no log may hold. */
export function secretsOf(env: Env): string[] {
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
  'YOOKASSA_SHOP_ID',
  'MESSENGER_URL',
  'SMTP_URL',
  'SMSRU_API_ID',
  'ORDERS_KEY',
  'ONEC_PASSWORD',
  'ORDERS_WEBHOOK_URL',
  'CRM_URL',
  'DADATA_API_KEY',
  'ORIGINAL_CATALOGS_URL',
] as const

/** Names of the settings that make the shop a real one. */
export function namesOfRealSettings(env: Env): string[] {
  const isPublic = env.SITE_URL !== undefined && !isLocalHost(new URL(env.SITE_URL).hostname)
  return [...REAL_SETTINGS.filter((name) => env[name] !== undefined), ...(isPublic ? ['SITE_URL'] : [])]
}
