import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { orMissing } from '@/lib/data-cache/load'
import { readGiftPurchase } from '@/lib/gateway/contracts/orders/gift-cards'
import { serverGateway } from '@/lib/gateway/server-client'

/** Undefined where no gift card was bought by this reference. Nothing else of a purchase is kept: it is its buyer's alone. */
export const loadIsGiftPurchase = cached({
  name: 'content',
  as: 'gift-purchase',
  read: async (reference: string): Promise<true | undefined> => {
    const purchase = await orMissing(serverGateway().call(readGiftPurchase, { body: { reference } }))
    return purchase && true
  },
})
