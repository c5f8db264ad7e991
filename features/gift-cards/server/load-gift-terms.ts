import 'server-only'
import { cached } from '@/lib/data-cache/cached'
import { readGiftCardTerms } from '@/lib/gateway/contracts/orders/gift-cards'
import { isGatewayError } from '@/lib/gateway/errors'
import { orMissing } from '@/lib/data-cache/load'
import { serverGateway } from '@/lib/gateway/server-client'
import type { GiftOffer, GiftTerms } from '../model/gift'
import { addDays, type CalendarDay, toMoscowDay } from '@/lib/format/moscow-date'

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

/** What is sold, with the days that a gift may be sent on. */
function toOffer(terms: GiftTerms, now: Date): GiftOffer {
  const today = toMoscowDay(now)
  return { ...terms, firstDay: toIso(today), lastDay: toIso(addDays(today, terms.maxDaysAhead)) }
}

function toIso({ year, month, day }: CalendarDay): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}
