import { notify } from '@/components/ui/toast/notify'
import { formatCount } from '@/lib/format/plural'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import { hrefs } from '@/lib/routing/hrefs'
import type { Stores } from '@/stores/create-stores'
import type { RequestedItem } from '@/stores/cart/requested-item'
import { buyStepOf } from './buy-step'
import { GOODS } from './messages'

/** Puts products into the cart, or leads to what must be done before. Resolves to whether they were handed to the cart. */
export async function buy(
  stores: Stores,
  goTo: (href: string) => void,
  items: readonly RequestedItem[],
): Promise<boolean> {
  const { user, userActions, signIn, cartActions } = stores
  try {
    if (buyStepOf(user.getState()) === 'ask') await userActions.refetch()
    switch (buyStepOf(user.getState())) {
      case 'add':
        await cartActions.add(items)
        return true
      case 'confirmPhone':
        goTo(hrefs.profile)
        break
      case 'signIn':
        signIn.getState().open({
          screen: 'code',
          reason: waitingWords(items),
          afterwards: async () => {
            await buy(stores, goTo, items)
          },
        })
        break
      case 'ask':
        await notify({ kind: 'error', title: 'Ошибка', text: UNAVAILABLE_MESSAGE })
    }
  } catch {
    await notify({ kind: 'error', title: 'Ошибка', text: UNAVAILABLE_MESSAGE })
  }
  return false
}

/** What waits for the sign-in. */
function waitingWords(items: readonly RequestedItem[]): string {
  const [first, ...others] = items
  const what =
    first && others.length === 0 ? `${first.brand} ${first.article}` : formatCount(items.length, GOODS)
  return `${what}: положим в корзину, как только вы войдёте.`
}
