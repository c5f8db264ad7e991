import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { ICON_FILES } from './lib/site/icon-files.ts'
import { createContentPolicy } from './lib/security/content-policy.ts'
import { SHOP_HEADERS } from './lib/security/security-headers.ts'

/**
 * Bytes of unused styles worth one request less. Pages share the base styles by themselves, so that files of the rest may be small; they
 * are still few, because a browser without HTTP/2 opens six connections, and pictures want them too.
 */
const STYLES_REQUEST_COST = 45_000

/** Of files and calls; a page's own policy and lifetime are middleware.ts's to say, the gateway's answers bring theirs. */
const HEADERS = { ...SHOP_HEADERS, 'content-security-policy': createContentPolicy()() }

const ICONS_FILE = '/icons.svg'

/** Of what the file of icons holds: its address changes with it, so that browsers may keep it. */
const ICONS_VERSION = createHash('sha1')
  .update(readFileSync(new URL(`./public${ICONS_FILE}`, import.meta.url)))
  .digest('hex')
  .slice(0, 8)

const KEPT_FOR_EVER = [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }]

const nextConfig: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  headers: async () => [
    {
      source: '/((?!gw/).*)',
      headers: Object.entries(HEADERS).map(([key, value]) => ({ key, value })),
    },
    {
      source: ICONS_FILE,
      has: [{ type: 'query', key: 'v', value: ICONS_VERSION }],
      headers: KEPT_FOR_EVER,
    },
  ],
  rewrites: async () => ICON_FILES.map((file) => ({ source: `/${file}`, destination: `/api/icons/${file}` })),
  env: { ICONS: `${ICONS_FILE}?v=${ICONS_VERSION}` },
  experimental: {
    cssChunking: { type: 'graph', requestCost: STYLES_REQUEST_COST },
    // The cache in front asks for the router's answers without what its page holds already, so that one serves everyone.
    validateRSCRequestHeaders: false,
    // A route that the router guesses and whose page then fails is shown empty, for ever.
    optimisticRouting: false,
  },
  // A page is cached once for everyone, so its head is whole for everyone: Next would send title, canonical address and robots after
  // the body to every client that it does not know as a search engine, and only a browser with scripts finds them there.
  htmlLimitedBots: /.*/,
  // Pictures come from the gateway; Next's own way to resize them would work, and fill a disk, for any caller.
  images: { unoptimized: true },
  reactStrictMode: true,
  // Types are checked by `npm run check`; a start from source should not wait for them.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
}

/** Every page, layout and missing page asks for the base styles first, so that they are one file for all of them. */
const STYLES_OF_PAGES = {
  '**/app/**/{page,layout,not-found}.tsx': {
    loaders: [fileURLToPath(new URL('./framework/next/build/base-styles-loader.mjs', import.meta.url))],
  },
}

/** Next’s own client, a third of the script of a page, is built of its modules: 13 kB (gzip) less than of its CommonJS. */
const CLIENT_OF_MODULES = {
  '**/node_modules/next/dist/{client,shared,lib}/**/*.js': {
    condition: { all: ['browser' as const, 'production' as const] },
    loaders: [fileURLToPath(new URL('./framework/next/build/next-modules-loader.mjs', import.meta.url))],
  },
}

/** What the browser is given in place of what Next would send it. */
const FOR_THE_BROWSER = {
  // Imported through the CommonJS entry, the whole module would stay in the bundle.
  'next/navigation': { browser: 'next/dist/client/components/navigation.js' },
  // Nothing in the browser reads more of it than its empty `env`.
  'next/dist/build/polyfills/process': { browser: './framework/next/build/empty-process.ts' },
  // Where Next's own router fails, the page says so in Russian.
  './builtin/global-error': { browser: './app/_components/boot/global-error.tsx' },
  '../components/builtin/global-error': { browser: './app/_components/boot/global-error.tsx' },
}

/** The build also leaves what runs without the packages; `next start` takes the ordinary one and would warn of it. */
export default function config(phase: string): NextConfig {
  if (phase !== PHASE_PRODUCTION_BUILD) return nextConfig
  return {
    ...nextConfig,
    output: 'standalone',
    turbopack: {
      ...nextConfig.turbopack,
      resolveAlias: FOR_THE_BROWSER,
      rules: { ...CLIENT_OF_MODULES, ...STYLES_OF_PAGES },
    },
  }
}
