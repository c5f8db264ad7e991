'use client'

import type { ReactNode } from 'react'
import { BookmarkNotices } from '@/features/bookmarks/components/bookmark-notices'
import { CartNotices } from '@/features/cart/components/cart-notices'
import { StoresProvider } from '@/stores/provider'
import type { SiteFacts } from '@/stores/user/site-facts'
import type { MarketingSettings } from '@/lib/marketing/settings'
import { MarketingBoot } from './_components/marketing/marketing-boot'
import { GatewayListener } from './_components/interceptions/gateway-listener'
import { PriceMarkupSync } from './_components/boot/price-markup-sync'
import { ShopTermsSync } from './_components/boot/shop-terms-sync'
import { VehicleWatch } from './_components/boot/vehicle-watch'
import { VisitorListener } from './_components/boot/visitor-listener'

type Props = {
  site: SiteFacts
  /** The shop's own version, as configured. */
  version: string
  /** The marketing services that the owner has joined. */
  marketing: MarketingSettings | undefined
  children: ReactNode
}

/** What the whole tree shares in the browser: the stores, and those who listen. */
export function Providers({ site, version, marketing, children }: Props) {
  return (
    <StoresProvider site={site}>
      {children}
      {/* The notifications of the gateway's client must be there before the first call is made. */}
      <GatewayListener version={version} />
      <VisitorListener />
      <VehicleWatch />
      <PriceMarkupSync />
      <ShopTermsSync />
      <CartNotices />
      <BookmarkNotices />
      <MarketingBoot settings={marketing} />
    </StoresProvider>
  )
}
