import type { StoreApi } from 'zustand/vanilla'
import { openChannel, type TabChannel } from '@/lib/tabs/channel'
import type { UserState } from './user-state'

export const SHOP_CHANNEL = 'shop_channel'

/** The user's chosen shop; null is a guest. */
export type ShopMessage = { userId: string | null; supplier: number }

export type ShopChannel = TabChannel<ShopMessage>

function openShopChannel(): ShopChannel {
  return openChannel(SHOP_CHANNEL, (data) => {
    const message = data as ShopMessage | undefined
    return message?.userId !== undefined && Number.isSafeInteger(message.supplier) ? message : undefined
  })
}

/** Follows the shop that the same visitor chooses in another tab, until the returned function is called. */
export function followShop(store: StoreApi<UserState>, channel: ShopChannel = openShopChannel()): () => void {
  const stop = channel.subscribe(({ userId, supplier }) => {
    if (userId === store.getState().externalId) store.setState({ supplier })
  })
  return () => {
    stop()
    channel.close()
  }
}

/** Notifies the other tabs of the shop that the visitor has chosen here. */
export function notifyShop({
  externalId: userId,
  supplier,
}: Pick<UserState, 'externalId' | 'supplier'>): void {
  sender ??= openShopChannel()
  sender.post({ userId, supplier })
}

let sender: ShopChannel | undefined
