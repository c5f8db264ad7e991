import type { MarketingEvent } from '../integration'
import type { CartItem, MarketingCustomer, WishItem } from '../marketing-data'

/** Products of one block of recommendations. */
export const BLOCK_LIMIT = 36

/** One operation of the marketing platform, with what it is given. */
export type PlatformOperation = { operation: string; data: object }

const product = (code: string) => ({ product: { ids: { website: code } } })

/** The operations that send events to the platform. */
export function toPlatformOperation(event: MarketingEvent): PlatformOperation | undefined {
  switch (event.kind) {
    case 'category':
      return {
        operation: 'Website.ViewCategory',
        data: { viewProductCategory: { productCategory: { ids: { website: event.id } } } },
      }
    case 'product':
      return { operation: 'Website.ViewProduct', data: { viewProduct: product(event.code) } }
    case 'customer':
      return event.customer
        ? { operation: 'Website.AuthorizeCustomer', data: { customer: toCustomer(event.customer) } }
        : undefined
    case 'cart':
      return { operation: 'Website.SetCart', data: { productList: event.items.map(toCartRow) } }
    case 'wish-list':
      return { operation: 'Website.SetWishList', data: { productList: event.items.map(toWishRow) } }
    default:
      return undefined
  }
}

/** Whether the platform knows the customer; its answer is awaited. */
export function checkCustomer({ email, phone }: MarketingCustomer): PlatformOperation {
  return { operation: 'CheckCustomer', data: { customer: { email, mobilePhone: phone } } }
}

export function recommendationBlock(
  operation: string,
  codes: readonly string[],
  limit = BLOCK_LIMIT,
): PlatformOperation {
  const [beside] = codes
  return { operation, data: { recommendation: { limit, ...(beside ? product(beside) : {}) } } }
}

function toCustomer({ externalId, email, phone }: MarketingCustomer) {
  return { email, mobilePhone: phone, ids: { websiteID: externalId } }
}

function toCartRow({ code, price, quantity }: CartItem) {
  return { ...product(code), count: quantity, pricePerItem: price }
}

function toWishRow({ code, price }: WishItem) {
  return { ...product(code), count: 1, pricePerItem: price }
}
