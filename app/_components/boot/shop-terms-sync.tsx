'use client'

import { useEffect } from 'react'
import { type LoadShopTerms, shopTermsBoard } from '@/features/product/model/terms/shop-terms-board'
import { useStores } from '@/stores/provider'
import { chooseSupplier } from '@/stores/user/site-facts'
import { useUser } from '@/stores/user/use-user'

/** Pages carry the standard shop's prices; for any other shop this has them brought in, the standard one costs no call. */
export function ShopTermsSync() {
  const { site } = useStores()
  const supplier = useUser((user) => (user.status === 'unknown' ? undefined : user.supplier))

  useEffect(() => {
    const isOther = supplier !== undefined && supplier !== chooseSupplier(undefined, site)
    const load: LoadShopTerms = async (shopId, parts) => {
      const { fetchShopTerms } = await import('@/features/product/api/fetch-shop-terms')
      return fetchShopTerms(shopId, parts, new Set(site.shopIds))
    }
    shopTermsBoard.choose(isOther ? supplier : undefined, load)
  }, [supplier, site])

  return null
}
