import './base-styles'
import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { BookmarksBadge } from '@/features/bookmarks/components/bookmarks-badge'
import { CartBadge, CartSum } from '@/features/cart/components/mark/cart-badge'
import { FailedPage } from '@/components/layout/failed-page'
import { NoScriptsNote } from '@/components/layout/no-scripts-note'
import { LinkDelegate } from '@/components/navigation/link-delegate'
import { env } from '@/lib/env'
import { toLoaded } from '@/lib/data-cache/load'
import { readMarketingSettings } from '@/lib/marketing/read-settings'
import { NONCE_HEADER } from '@/lib/security/nonce'
import { loadBootstrap } from '@/lib/site/load-bootstrap'
import { EarlyClicks } from '../framework/next/early-clicks'
import { FirstPaintHints } from './_components/boot/first-paint-hints'
import { toSiteFacts } from './_components/boot/to-site-facts'
import { signalStyle } from './_components/frame/signal-style'
import { registerSite } from '../framework/next/register-site'
import { SignInHost } from './_components/frame/sign-in-host'
import { SiteFooter } from './_components/frame/footer/site-footer'
import footerStyles from './_components/frame/footer/site-footer.module.css'
import { SiteHeader } from './_components/frame/site-header'
import { SiteNotices } from './_components/frame/site-notices'
import { BootScripts } from './_components/boot/boot-scripts'
import { documentHref } from './_components/frame/document-href'
import { SharedGoodsChunk } from './_components/goods/shared-goods-chunk'
import { onestCyrillic, onestLatin } from './fonts'
import styles from './layout.module.css'
import { Providers } from './providers'

/** Pages are rendered per request and cached by the rules of HTTP, see middleware.ts. */
export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().SITE_URL),
    icons: {
      icon: [{ url: '/favicon.ico' }, { url: '/icon-192.png', type: 'image/png', sizes: '192x192' }],
      apple: '/apple-touch-icon.png',
    },
  }
}

export function generateViewport(): Viewport {
  const zoomLock = env().ALLOW_PAGE_ZOOM ? {} : { maximumScale: 1, userScalable: false }
  return { width: 'device-width', initialScale: 1, themeColor: '#16191d', ...zoomLock }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [bootstrap, request] = await Promise.all([toLoaded(loadBootstrap), headers()])
  const nonce = request.get(NONCE_HEADER) ?? undefined
  const marketing = readMarketingSettings(env())
  const site = bootstrap.kind === 'found' ? bootstrap.value : undefined
  if (site) registerSite(site)
  return (
    <html
      lang="ru"
      className={`${onestLatin.variable} ${onestCyrillic.variable}`}
      style={signalStyle(site?.params.branding.color)}
      suppressHydrationWarning
    >
      <body>
        <FirstPaintHints nonce={nonce} />
        <BootScripts
          nonce={nonce}
          isAddressRead={marketing !== undefined}
          hasOfflinePage={env().FEATURES.offlinePage}
        />
        <EarlyClicks nonce={nonce} />
        <Providers site={toSiteFacts(site)} version={env().APP_VERSION} marketing={marketing}>
          <a className={styles.skip} href="#content">
            К содержанию
          </a>
          <SiteHeader
            site={site}
            cartMark={<CartBadge />}
            cartLabel={<CartSum />}
            bookmarksMark={<BookmarksBadge />}
          />
          <main id="content" className={styles.main} tabIndex={-1}>
            {bootstrap.kind === 'failed' ? (
              <FailedPage status={bootstrap.status} message={bootstrap.message} />
            ) : (
              children
            )}
          </main>
          <SiteFooter className={footerStyles.footer} />
          <SignInHost privacyHref={documentHref(site, 'privacy')} hasEmailLogin={env().FEATURES.emailLogin} />
        </Providers>
        <LinkDelegate />
        <SharedGoodsChunk />
        <SiteNotices privacyHref={documentHref(site, 'privacy')} />
        <NoScriptsNote phone={site?.params.phone ?? undefined} />
        <noscript>
          <img src={env().TRACKING_PIXEL_URL} alt="" width={1} height={1} hidden />
        </noscript>
      </body>
    </html>
  )
}
