import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { notify } from '@/components/ui/toast/notify'
import { NO_ANSWER } from '@/lib/gateway/wire/no-answer'
import { formatCount } from '@/lib/format/plural'
import { hrefs } from '@/lib/routing/hrefs'
import type { RequestedItem } from '@/stores/cart/requested-item'
import type { Stores } from '@/stores/create-stores'
import { useStores } from '@/stores/provider'
import { buyStepOf } from '../model/buy-step'
import { GOODS } from '../model/messages'

/** Resolves to whether the product was handed to the cart. */
type Buy = (items: readonly RequestedItem[]) => Promise<boolean>

/** Puts a product into the cart, or leads to what must be done before: signing in, confirming the phone. */
export function useBuy(): Buy {
  const stores = useStores()
  const router = useRouter()
  return useCallback((items) => buy(stores, (href) => router.push(href), items), [stores, router])
}

/** What waits for the sign-in. */
function waitingWords(items: readonly RequestedItem[]): string {
  const [first, ...others] = items
  const what =
    first && others.length === 0 ? `${first.brand} ${first.article}` : formatCount(items.length, GOODS)
  return `${what}: положим в корзину, как только вы войдёте.`
}

async function buy(
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
        await notify({ kind: 'error', title: 'Ошибка', text: NO_ANSWER })
    }
  } catch {
    await notify({ kind: 'error', title: 'Ошибка', text: NO_ANSWER })
  }
  return false
}
