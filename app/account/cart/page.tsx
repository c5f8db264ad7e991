import { AccountPage } from '@/app/account/_components/account-page'
import { accountMetadata } from '@/app/account/_components/account-metadata'
import { CartSkeleton } from '@/features/cart/components/cart-skeleton'
import { CartWithBookmarks } from './_components/cart-with-bookmarks'

const TITLE = 'Корзина'

export const metadata = accountMetadata(TITLE)

export default function CartPage() {
  return (
    <AccountPage title={TITLE} skeleton={<CartSkeleton />} isOfStores>
      <CartWithBookmarks />
    </AccountPage>
  )
}
