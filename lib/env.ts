import * as z from 'zod'
import packageJson from '../package.json' with { type: 'json' }
import { parseFlags } from './flags'
import { marketingFields } from './marketing-env-fields'
import {
  addressSetting,
  choiceSetting,
  numberSetting,
  portSetting,
  readBy,
  switchSetting,
  wholeSetting,
} from './validation/settings/setting-schemas'
import { WrongSettingsError } from './validation/settings/wrong-settings-error'

const optionalText = z.string().optional()

const schema = z.object({
  /** Where the shop listens. */
  PORT: portSetting.default(3000),
  HOST: optionalText,
  /** A renderer (`next start`) that runs already; without it the server starts one of its own. */
  RENDERER_URL: optionalText,
  /** Where the gateway listens; `/gw/*` of the shop goes there. */
  GATEWAY_URL: addressSetting().default('http://127.0.0.1:4000'),
  /** Where all gateways publish changes; without it the storefront listens to its own gateway. */
  REDIS_URL: optionalText,
  /** Where figures for Prometheus are shown, on a port of their own; without it none are collected. */
  METRICS_PORT: portSetting.optional(),
  /** What shows them to other machines; without it only this machine sees them. */
  MONITORING_TOKEN: optionalText,
  /** Level of the log, one JSON object a line. */
  LOG_LEVEL: choiceSetting(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** How long a stopping storefront still takes requests, so that balancers see that it is not ready any more. */
  SHUTDOWN_DELAY_SECONDS: numberSetting({ min: 0, max: 600 }).default(0),
  /** How long requests that run may take after that. */
  SHUTDOWN_GRACE_SECONDS: numberSetting({ min: 0, max: 600 }).default(8),
  /** Where traces go; nothing of OpenTelemetry's SDK is loaded without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalText,
  /** Public origin of the shop, for canonical links and the sitemap. */
  SITE_URL: addressSetting()
    .default('http://localhost:3000')
    .transform((value) => value.replace(/\/+$/, '')),
  SITE_NAME: z.string().min(1).default('Арус'),
  /** A browser that has loaded another build gets a notice that the shop has changed. */
  APP_VERSION: z.string().min(1).default(packageJson.version),
  /** Leaves out the viewport's zoom lock, which the shop emits by default. */
  ALLOW_PAGE_ZOOM: switchSetting,
  /** Bytes of the gateway's answers cached in memory, in MiB; 0 caches none. */
  DATA_CACHE_MB: wholeSetting({ min: 0, max: 4096 }).default(14),
  /** Bytes of whole pages cached in memory, in MiB; 0 caches none. */
  PAGE_CACHE_MB: wholeSetting({ min: 0, max: 4096 }).default(32),
  /** Pages that the renderer works on side by side; more wait in front, the networks by turns. */
  RENDERINGS_AT_ONCE: wholeSetting({ min: 1, max: 256 }).default(5),
  /** Connections that one address may hold; a proxy beside the shop holds those of all visitors. */
  CONNECTIONS_PER_ADDRESS: wholeSetting({ min: 16 }).default(512),
  /** Secret of `POST /api/revalidate`; without it the call is refused. */
  REVALIDATE_SECRET: optionalText,
  /** Proves to search engines that the shop is the owner's; without it none is notified of changes. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[\da-z-]{8,128}$/i, { error: 'нужно от 8 до 128 латинских букв, цифр и дефисов' })
    .optional(),
  /** The search engine that is notified; it notifies the others. */
  INDEXNOW_URL: addressSetting().default('https://yandex.com/indexnow'),
  /** Address of the pixel for visitors without scripts. */
  TRACKING_PIXEL_URL: z.string().default('/pixel.gif'),
  /** Map tiles, `https://…/{z}/{x}/{y}.png`; their host belongs into CSP_SOURCES. Without them maps have lines of their own. */
  MAP_TILES_URL: z.string().default(''),
  /** Whose tiles they are, as a text; without it the map names their host. */
  MAP_TILES_ATTRIBUTION: z.string().default(''),
  /** Hosts that the Content-Security-Policy allows besides the shop itself: `img-src https://…; frame-src https://…`. */
  CSP_SOURCES: z.string().default(''),
  /** Hosts, apart by commas, that /redirect leads to without asking. */
  REDIRECT_HOSTS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((host) => host.trim().toLowerCase() || [])),
  /** Build flags that differ from their defaults: `analytics,-chat`. */
  FEATURES: z.string().default('').transform(readBy(parseFlags)),
  ...marketingFields,
  NODE_ENV: choiceSetting(['development', 'production', 'test']).default('production'),
})

export type Env = z.infer<typeof schema>

let cached: Env | undefined

/** The configuration, read and checked once. Throws WrongSettingsError. */
export function env(): Env {
  cached ??= readEnv(process.env)
  return cached
}

/** @internal */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  // `KEY=`, as compose files write an unset value, counts as absent.
  const given = Object.entries(source).filter(([, value]) => value !== '')
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (parsed.success) return parsed.data
  throw WrongSettingsError.of(parsed.error)
}

/** The environment for a process that this one starts. */
export function environmentOfChild(changes: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...changes }
}
