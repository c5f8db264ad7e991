import { fileURLToPath } from 'node:url'
import type { NextConfig } from 'next'

/** Bytes of unused styles worth one request less: a browser without HTTP/2 opens six connections, and pictures want them too. */
const STYLES_REQUEST_COST = 300_000

/** Bytes of gateway answers (`use cache`) kept per instance; whole pages have their own bound, see lib/page-cache. */
const DATA_CACHE_BYTES = 16 * 1024 * 1024

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: false,
  cacheHandler: fileURLToPath(new URL('./lib/page-cache/handler.ts', import.meta.url)),
  cacheMaxMemorySize: DATA_CACHE_BYTES,
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  experimental: { cssChunking: { type: 'graph', requestCost: STYLES_REQUEST_COST } },
  reactStrictMode: true,
  // Types are checked by `npm run check`; a start from source should not wait for them.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
}

export default nextConfig
