import { CheckoutSkeleton } from '@/features/checkout/components/checkout-skeleton'
import { env } from '@/lib/env'
import { hrefs } from '@/lib/routing/hrefs'
import { accountMetadata } from '../_components/account-metadata'
import { AccountPage } from '../_components/account-page'
import { CheckoutScreen } from './_components/checkout-screen'

const TITLE = 'Оформление заказа'

export const metadata = accountMetadata(TITLE)

export default function CheckoutPage() {
  return (
    <AccountPage
      title={TITLE}
      trail={[{ title: 'Корзина', href: hrefs.cart }]}
      skeleton={<CheckoutSkeleton />}
      isOfStores
    >
      <CheckoutScreen mapTiles={{ url: env().MAP_TILES_URL, attribution: env().MAP_TILES_ATTRIBUTION }} />
    </AccountPage>
  )
}
