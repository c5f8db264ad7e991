import { MAX_GIFT_CARDS } from '@/lib/gateway/contracts/orders/gift-cards'
import { failureText } from '@/lib/gateway/wire/failure-text'
import type { GiftCard } from '@/stores/checkout/checkout-state'
import type { FlowDeps } from './flow-state'

const IS_THERE = 'Эта карта уже добавлена.'
const IS_EMPTY = 'Этой картой заплатить нельзя: она потрачена или её срок истёк.'
const TOO_MANY = `К одному заказу можно добавить не больше ${MAX_GIFT_CARDS} карт.`

/** Gift cards that pay a part of the order, with the gateway's balances. */
export function createGiftCards({ store, calls }: Pick<FlowDeps, 'store' | 'calls'>) {
  return {
    async add(code: string): Promise<string | null> {
      if (store.getState().giftCards.length >= MAX_GIFT_CARDS) return TOO_MANY
      try {
        const { lastFour, balance } = await calls.giftCard(code)
        const { giftCards } = store.getState()
        if (giftCards.some((card) => sameCode(card.code, code))) return IS_THERE
        if (balance === 0) return IS_EMPTY
        store.setState({ giftCards: [...giftCards, { code, lastFour, balance }] })
        return null
      } catch (error) {
        return failureText(error)
      }
    },

    remove(code: string) {
      store.setState(({ giftCards }) => ({ giftCards: giftCards.filter((card) => card.code !== code) }))
    },

    /** Reads the balances anew; a card that cannot be read stays as it was. */
    async refresh() {
      const cards = store.getState().giftCards
      const fresh = await Promise.all(
        cards.map(async (card): Promise<GiftCard> => {
          const found = await calls.giftCard(card.code).catch(() => card)
          return { ...card, balance: found.balance }
        }),
      )
      store.setState({ giftCards: fresh.filter(({ balance }) => balance > 0) })
    },
  }
}

function sameCode(a: string, b: string): boolean {
  return plain(a) === plain(b)
}

function plain(code: string): string {
  return code.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '')
}
