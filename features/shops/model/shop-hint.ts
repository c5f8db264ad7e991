/** Present while the chosen shop is not the default one; read before the first paint. */
export const SHOP_HINT_KEY = 'shop'

/** What the header shows of the chosen shop, stored so that the next page need not request it. */
export type ShopHint = { supplierId: number; title: string; color: string | null; hours: string }

export function readShopHint(): ShopHint | undefined {
  try {
    const hint: unknown = JSON.parse(localStorage.getItem(SHOP_HINT_KEY) ?? 'null')
    return isShopHint(hint) ? hint : undefined
  } catch {
    return undefined
  }
}

export function keepShopHint(hint: ShopHint | undefined): void {
  try {
    if (hint) localStorage.setItem(SHOP_HINT_KEY, JSON.stringify(hint))
    else localStorage.removeItem(SHOP_HINT_KEY)
  } catch {
    return
  }
}

function isShopHint(value: unknown): value is ShopHint {
  if (typeof value !== 'object' || value === null) return false
  const { supplierId, title, color, hours } = value as Record<string, unknown>
  return (
    typeof supplierId === 'number' &&
    typeof title === 'string' &&
    typeof hours === 'string' &&
    (color === null || typeof color === 'string')
  )
}
