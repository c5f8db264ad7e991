import { useEffect, useState } from 'react'
import { useUser } from '@/stores/user/use-user'
import { fetchShops } from '../api/fetch-shops'
import { toShopHint } from '../model/shop-choice'
import { keepShopHint, readShopHint, type ShopHint } from '../model/shop-hint'

/** Empty until the chosen shop is known, then its supplier id; absent for the standard shop. */
const ATTRIBUTE = 'data-shop'

/**
 * The chosen shop where it is not the standard one: the stored copy, else the entry of the shop list. Undefined for the
 * standard shop, on the server and until it is known otherwise.
 */
export function useChosenShop(standardId: number | undefined): ShopHint | undefined {
  const [shop, setShop] = useState<ShopHint>()
  const supplierId = useUser((user) => (user.status === 'unknown' ? undefined : user.supplier))

  useEffect(() => setShop(readShopHint()), [])

  useEffect(() => {
    if (supplierId === undefined) return
    if (supplierId === standardId) {
      keepShopHint(undefined)
      return setShop(undefined)
    }
    const stored = readShopHint()
    if (stored?.supplierId === supplierId) return setShop(stored)
    let isLate = false
    fetchShops()
      .then((shops) => {
        const found = shops.find((one) => one.supplierId === supplierId)
        if (isLate || !found) return
        keepShopHint(toShopHint(found))
        setShop(toShopHint(found))
      })
      .catch(() => undefined)
    return () => {
      isLate = true
    }
  }, [supplierId, standardId])

  useEffect(() => {
    const root = document.documentElement
    if (shop) root.setAttribute(ATTRIBUTE, String(shop.supplierId))
    else if (supplierId === standardId) root.removeAttribute(ATTRIBUTE)
  }, [shop, supplierId, standardId])

  return shop
}
