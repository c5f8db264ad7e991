import os from 'node:os'
import { z } from 'zod'
import type { CrmSettings } from '@/gateway/core/ports/messenger'
import { parseTrustedPeers } from '@/gateway/core/client-address'
import { DEMO_FAULTS, type DemoFault } from '@/gateway/core/demo-faults'
import { findInquiryForm } from '@/lib/gateway/contracts/site/inquiry-forms'
import {
  addressSetting,
  choiceSetting,
  mailboxSetting,
  numberSetting,
  portSetting,
  readBy,
  secretSetting,
  switchSetting,
  wholeSetting,
} from '@/lib/validation/settings/setting-schemas'

const MIN_SECRET_LENGTH = 16
const MAX_CLOCK_SECONDS = 86_400
const DEFAULT_GRACE_SECONDS = 8
const MAX_SHUTDOWN_SECONDS = 600

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)

function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess(blankIsAbsent, schema)
}

/** Drivers of databases take more than what is an address to a browser. */
const postgresAddress = z.string().regex(/^postgres(ql)?:\/\//, {
  error: 'нужен адрес вида postgres://имя:пароль@машина:5432/база',
})
const redisAddress = z
  .string()
  .regex(/^rediss?:\/\//, { error: 'нужен адрес, он начинается с redis:// или rediss://' })

function demoFaults(setting: string, context: z.RefinementCtx): ReadonlySet<DemoFault> {
  const names = setting.split(',').map((text) => text.trim())
  const unknown = names.find((name) => name !== '' && !DEMO_FAULTS.some((fault) => fault === name))
  if (unknown !== undefined) context.addIssue(`«${unknown}» не из слов: ${DEMO_FAULTS.join(', ')}`)
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
      context.addIssue(`«${part.split('=', 1)[0]}» — не ФОРМА=НОМЕР:КЛЮЧ с формой магазина`)
  }
  return forms
}

/** The gateway's variables, each with its bounds and what stands in for an absent one. */
export const envSchema = z.object({
  NODE_ENV: optional(choiceSetting(['development', 'test', 'production']).default('production')),
  GATEWAY_PORT: optional(portSetting.default(4000)),
  GATEWAY_HOST: optional(z.string().default('127.0.0.1')),
  DATABASE_URL: optional(postgresAddress.optional()),
  DATABASE_LISTEN_URL: optional(postgresAddress.optional()),
  DATABASE_POOL: optional(wholeSetting({ min: 2, max: 500 }).default(10)),
  REDIS_URL: optional(redisAddress.optional()),
  GATEWAY_DATA_DIR: optional(z.string().default('.data')),
  S3_ENDPOINT: optional(addressSetting().optional()),
  S3_BUCKET: optional(z.string().optional()),
  S3_REGION: optional(z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: optional(z.string().optional()),
  S3_SECRET_ACCESS_KEY: optional(z.string().optional()),
  LOG_LEVEL: optional(
    choiceSetting(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  DEMO_PRODUCTS: optional(wholeSetting({ min: 0 }).default(0)),
  SITE_NAME: optional(z.string().default('Арус')),
  MEDIA_CACHE_MB: optional(wholeSetting({ min: 1 }).default(512)),
  MEDIA_CONCURRENCY: optional(wholeSetting({ min: 1 }).default(Math.max(1, os.availableParallelism()))),
  BODY_LIMIT_KB: optional(wholeSetting({ min: 1 }).default(1024)),
  STATEMENT_TIMEOUT_MS: optional(wholeSetting({ min: 100 }).default(10_000)),
  REFRESH_INTERVAL_MS: optional(wholeSetting({ min: 100 }).default(5_000)),
  CHECK_RESPONSES: optional(switchSetting),
  SITE_URL: optional(addressSetting().optional()),
  TRUST_PROXY: optional(z.string().default('loopback').transform(readBy(parseTrustedPeers))),
  ADDRESS_LIMIT_FACTOR: optional(numberSetting({ min: 1 }).optional()),
  MESSENGER_URL: optional(addressSetting().optional()),
  MESSENGER_TOKEN: optional(z.string().optional()),
  SMTP_URL: optional(addressSetting(['smtp', 'smtps']).optional()),
  MAIL_FROM: optional(
    z
      .string()
      .regex(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/, {
        error: 'нужен почтовый адрес, можно с именем: Магазин <shop@example.ru>',
      })
      .optional(),
  ),
  SMSRU_API_ID: optional(z.string().optional()),
  SMSRU_FROM: optional(z.string().optional()),
  SMSRU_URL: optional(
    z
      .url({ protocol: /^https?$/ })
      .default('https://sms.ru')
      .transform((value) => value.replace(/\/+$/, '')),
  ),
  DADATA_API_KEY: optional(z.string().optional()),
  DADATA_URL: optional(
    z
      .url({ protocol: /^https?$/ })
      .default('https://suggestions.dadata.ru/suggestions/api/4_1/rs')
      .transform((value) => value.replace(/\/+$/, '')),
  ),
  PAYMENTS_URL: optional(addressSetting().optional()),
  PAYMENTS_TOKEN: optional(z.string().optional()),
  PAYMENTS_SECRET: optional(secretSetting(MIN_SECRET_LENGTH).optional()),
  YOOKASSA_SHOP_ID: optional(z.string().optional()),
  YOOKASSA_SECRET_KEY: optional(z.string().optional()),
  YOOKASSA_RECEIPTS: optional(switchSetting),
  YOOKASSA_URL: optional(addressSetting().default('https://api.yookassa.ru/v3')),
  ORIGINAL_CATALOGS_URL: optional(
    z
      .url({ protocol: /^https?$/ })
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
  ),
  ORIGINAL_CATALOGS_TOKEN: optional(z.string().optional()),
  ORDERS_KEY: optional(secretSetting(MIN_SECRET_LENGTH).optional()),
  ONEC_LOGIN: optional(
    z
      .string()
      .regex(/^[^:]+$/, { error: 'имя без двоеточий' })
      .default('1c'),
  ),
  ONEC_PASSWORD: optional(secretSetting(MIN_SECRET_LENGTH).optional()),
  ONEC_SUPPLIER: optional(wholeSetting({ min: 1 }).default(15)),
  ONEC_PRICE_TYPE: optional(z.string().optional()),
  ORDERS_EMAIL: optional(mailboxSetting.optional()),
  ORDERS_WEBHOOK_URL: optional(addressSetting().optional()),
  MONITORING_TOKEN: optional(secretSetting(MIN_SECRET_LENGTH).optional()),
  CRM_URL: optional(addressSetting().optional()),
  CRM_FORMS: optional(z.string().default('').transform(crmForms)),
  INQUIRIES_EMAIL: optional(mailboxSetting.optional()),
  DEMO_FAULTS: optional(z.string().default('').transform(demoFaults)),
  PROTECT_AFTER: optional(wholeSetting({ min: 1 }).optional()),
  PROTECT_FORMS: optional(switchSetting),
  PROTECTION_SECRET: optional(secretSetting(MIN_SECRET_LENGTH).optional()),
  SHUTDOWN_DELAY_SECONDS: optional(numberSetting({ min: 0, max: MAX_SHUTDOWN_SECONDS }).default(0)),
  SHUTDOWN_GRACE_SECONDS: optional(
    numberSetting({ min: 0, max: MAX_SHUTDOWN_SECONDS }).default(DEFAULT_GRACE_SECONDS),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(addressSetting().optional()),
  ORDER_CLOCK_SECONDS: optional(wholeSetting({ min: 0, max: MAX_CLOCK_SECONDS }).optional()),
})

export type Env = z.infer<typeof envSchema>
