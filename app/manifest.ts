import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { DEFAULT_META } from '@/lib/seo/defaults'

/** The shop's name is known when it runs, not when it is built. */
export const dynamic = 'force-dynamic'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${env().SITE_NAME} — автозапчасти`,
    short_name: env().SITE_NAME,
    description: DEFAULT_META.description,
    lang: 'ru',
    start_url: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#16191d',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
