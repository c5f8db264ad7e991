import type { MetadataRoute } from 'next'
import { hrefs } from '@/lib/routing/hrefs'
import { DEFAULT_META } from '@/lib/seo/defaults'
import { loadSiteName } from '@/lib/site/load-site-name'

/** The shop's name is known when it runs, not when it is built. */
export const dynamic = 'force-dynamic'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const siteName = await loadSiteName()
  return {
    name: `${siteName} — автозапчасти`,
    short_name: siteName,
    description: DEFAULT_META.description,
    lang: 'ru',
    id: hrefs.home,
    start_url: hrefs.home,
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#16191d',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Каталог', url: hrefs.catalog },
      { name: 'Корзина', url: hrefs.cart },
      { name: 'Гараж', url: hrefs.garage },
    ],
  }
}
