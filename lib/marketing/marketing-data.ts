import { toInternalCode } from '../parts/number/internal-code'

/** The customer's identity for the marketing services. */
export type MarketingCustomer = { externalId: string; email: string; phone: string; isSubscribed: boolean }

type KnownUser = {
  externalId: string | null
  email?: string | undefined
  phone?: string | undefined
  isSubscribe?: boolean | undefined
}

/** Null for a guest, who has no id. */
export function toMarketingCustomer({
  externalId,
  email = '',
  phone = '',
  isSubscribe: isSubscribed = false,
}: KnownUser): MarketingCustomer | null {
  return externalId ? { externalId, email, phone, isSubscribed } : null
}

export type CartItem = { code: string; price: number; quantity: number }
export type WishItem = { code: string; price: number }

/** Internal code as the services know products by: `00-` and the last eight digits. */
export function toMarketingCode(code: string | null | undefined): string | null {
  return code ? toInternalCode(code) : null
}

type Line = { internalCode: string | null; price: number | null; quantity: number }

/** Lines without code or price, and those whose code an earlier one has, are left out. */
export function toCartItems(lines: readonly Line[]): CartItem[] {
  const items = new Map<string, CartItem>()
  for (const { internalCode, price, quantity } of lines) {
    const code = toMarketingCode(internalCode)
    if (code && price && !items.has(code)) items.set(code, { code, price, quantity })
  }
  return [...items.values()]
}

type Wished = { code: string | null; price?: number | null }

/** Bookmarks of products that the catalogue holds; a price of 0 where none is known. */
export function toWishItems(products: readonly Wished[]): WishItem[] {
  return products.flatMap(({ code: raw, price }) => {
    const code = toMarketingCode(raw)
    return code ? [{ code, price: price ?? 0 }] : []
  })
}
