'use client'

import type { ReactNode } from 'react'
import { BookmarkNotices } from '@/features/bookmarks/components/bookmark-notices'
import { CartNotices } from '@/features/cart/components/cart-notices'
import { StoresProvider } from '@/stores/provider'
import type { SiteFacts } from '@/stores/user/site-facts'
import { GatewayListener } from './_components/interceptions/gateway-listener'
import { MarkupKeeper } from './_components/boot/markup-keeper'
import { ShopTermsKeeper } from './_components/boot/shop-terms-keeper'
import { VehicleWatch } from './_components/boot/vehicle-watch'
import { VisitorListener } from './_components/boot/visitor-listener'

type Props = {
  site: SiteFacts
  /** The shop's own version, as configured. */
  version: string
  children: ReactNode
}

/** What the whole tree shares in the browser: the stores, and those who listen. */
export function Providers({ site, version, children }: Props) {
  return (
    <StoresProvider site={site}>
      {children}
      {/* Who shows what the gateway says must be there before the first call is made. */}
      <GatewayListener version={version} />
      <VisitorListener />
      <VehicleWatch />
      <MarkupKeeper />
      <ShopTermsKeeper />
      <CartNotices />
      <BookmarkNotices />
    </StoresProvider>
  )
}
