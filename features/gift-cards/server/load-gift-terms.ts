import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { readGiftCardTerms } from '@/lib/gateway/contracts/orders/gift-cards'
import { isGatewayError } from '@/lib/gateway/errors'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import { toOffer } from '../model/to-offer'
import type { GiftOffer } from '../model/gift'

/** Values and bounds of gift cards; undefined where the gateway sells none. */
export const loadGiftTerms = cached({
  name: 'content',
  as: 'gift-terms',
  read: async (): Promise<GiftOffer | undefined> => {
    try {
      const terms = await orMissing(serverGateway().call(readGiftCardTerms, {}))
      return terms && toOffer(terms, new Date())
    } catch (error) {
      if (isGatewayError(error) && error.kind === 'notImplemented') return undefined
      throw error
    }
  },
})
