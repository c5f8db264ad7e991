import type { StoreApi } from 'zustand/vanilla'
import { findHeldLine } from '@/lib/parts/terms/cart-rules'
import type { ShopIds } from '@/lib/parts/terms/offers'
import { untilOnline } from '@/lib/interaction/until-online'
import type { TabChannel } from '@/lib/tabs/channel'
import { createCoalescingWriter } from '@/lib/writes/coalescing-writer'
import { isRenewingSession } from '@/lib/gateway/session/session-renewal'
import type { UserState } from '@/stores/user/user-state'
import { carOfPurchase } from '@/stores/vehicle/car-of-purchase'
import type { VehicleStore } from '@/stores/vehicle/vehicle-store'
import { type CartCalls, createCartCalls } from '../cart-calls'
import type { CartEvent } from '../cart-events'
import type { CartLine, LineChange, LineId } from '../cart-line'
import { type CartEffect, type CartIntent, type CartModel, reduceCart } from '../reduce-cart'
import type { CartStore } from '../cart-store'
import { completePictures } from '../complete-pictures'
import { createCartWrites } from './create-cart-writes'
import { type CartMessage, openCartChannel } from './cart-channel'
import { keepWrites, takePendingWrites, toPendingWrites } from './pending-writes'
import { patchCart } from '../patch-cart'
import { toRequestedItem, type RequestedItem } from '../requested-item'

/** Silence after which a changed quantity is sent. */
export const QUANTITY_DELAY_MS = 500

export type CartSyncDeps = {
  store: CartStore
  user: StoreApi<UserState>
  vehicle: VehicleStore
  shopIds: ShopIds
  emit: (event: CartEvent) => void
  calls?: CartCalls
  channel?: TabChannel<CartMessage>
}

export type CartReading = {
  /** Something else than the cart's own writes has changed it: notifies the other tabs. */
  forAllTabs?: boolean
}

export type CartSync = ReturnType<typeof createCartSync>

/**
 * Syncs the cart of the store with the gateway: shows the shopper's change at once, sends one write at
 * a time, takes it back with a reason when it is refused, and notifies the other tabs. What an intent does to the cart is the
 * reducer's; here its effects are run.
 */
export function createCartSync({
  store,
  user,
  vehicle,
  shopIds,
  emit,
  calls = createCartCalls(),
  channel = openCartChannel(),
}: CartSyncDeps) {
  let queue: Promise<unknown> = Promise.resolve()
  let owner = userId()
  let opening: Promise<void> | undefined
  let rest: Pick<CartModel, 'unsent' | 'sequence'> = { unsent: new Map(), sequence: 0 }
  /** Lines whose picture has been requested. */
  const requested = new Set<LineId>()

  const writer = createCoalescingWriter<LineId, LineChange>({
    delayMs: QUANTITY_DELAY_MS,
    send: (batch) => inTurn(() => writes.sendChanges(batch)),
  })

  const writes = createCartWrites({
    calls,
    supplier: () => user.getState().supplier,
    waitingChange: (id) => writer.waiting(id),
    onResponse(answer) {
      // An answer for a former user is dropped.
      if (userId() === owner) void dispatch(answer)
    },
  })

  channel.subscribe(({ userId: from, lines }) => {
    if (from !== userId() || store.getState().status !== 'ready') return
    if (lines) void dispatch({ kind: 'take-over', lines })
    else void read()
  })

  function userId(): string {
    return user.getState().externalId ?? ''
  }

  /** Settles when all effects of the intent are done. */
  async function dispatch(intent: CartIntent): Promise<void> {
    const before = store.getState()
    const { model, effects } = reduceCart({ ...before, ...rest }, intent, {
      shopIds,
      supplier: user.getState().supplier,
    })
    const { status, confirmed, pending, unsent, sequence } = model
    rest = { unsent, sequence }
    if (status !== before.status || confirmed !== before.confirmed || pending !== before.pending) {
      patchCart(store, { status, confirmed, pending })
    }
    await Promise.all(effects.map(run))
  }

  async function run(effect: CartEffect): Promise<unknown> {
    switch (effect.kind) {
      case 'write-change':
        return writer.write(effect.id, effect.change)
      case 'drop-changes':
        return writer.drop(effect.ids)
      case 'flush-changes':
        return writer.flush()
      case 'send-added':
        return inTurn(() => writes.sendAdded(effect.items))
      case 'send-removed':
        return inTurn(() => writes.sendRemoved(effect.lines))
      case 'read':
        // Not awaited: the write that caused it still has its place in the queue.
        return void read()
      case 'tell-tabs':
        return channel.post({ userId: owner, lines: effect.lines })
      case 'tell-shopper':
        return emit(effect.event)
    }
  }

  /**
   * Reads and writes follow one another, so that no answer is older than what it replaces, and wait for the connection: what was put into
   * the cart without one stays there.
   */
  function inTurn<T>(task: () => Promise<T>): Promise<T | undefined> {
    const startedFor = owner
    const turn = queue.then(async () => {
      const back = untilOnline()
      if (back) await back
      return startedFor === owner && userId() === owner ? task() : undefined
    })
    queue = turn.catch(() => undefined)
    return turn
  }

  function forOwnCar({ forCar, ...item }: RequestedItem): RequestedItem {
    if (item.car !== undefined) return item
    const car = carOfPurchase(vehicle.getState().chosen, user.getState(), forCar)
    return car ? { ...item, car } : item
  }

  async function add(items: readonly RequestedItem[]): Promise<void> {
    // The car at the press: by the time the cart has been read another may be chosen.
    const needed = items.map(forOwnCar)
    if (store.getState().status !== 'ready') await read()
    await dispatch({ kind: 'add', items: needed })
  }

  function change(id: LineId, given: LineChange): void {
    void dispatch({ kind: 'change', id, change: given })
  }

  function remove(ids: readonly LineId[]): Promise<void> {
    return dispatch({ kind: 'remove', ids })
  }

  /** Readers during the first reading wait for that one. */
  function read({ forAllTabs = false }: CartReading = {}): Promise<void> {
    if (store.getState().status === 'ready') return readAnew(forAllTabs)
    return (opening ??= readAnew(forAllTabs)
      .then(resume)
      .finally(() => {
        opening = undefined
      }))
  }

  async function readAnew(isNews: boolean): Promise<void> {
    const startedFor = owner
    void dispatch({ kind: 'reading' })
    try {
      await inTurn(async () => {
        const lines = await calls.read()
        if (lines && userId() === owner) void dispatch({ kind: 'take-over', lines, isNews })
      })
    } catch {
      // A cart that was read once stays visible; the page of the cart offers a retry.
    }
    if (startedFor === owner) void dispatch({ kind: 'reading-failed' })
  }

  /** Sends the unconfirmed writes of this tab's former page again; each may be sent twice. */
  async function resume(): Promise<void> {
    if (store.getState().status !== 'ready') return
    const stored = takePendingWrites(owner)
    if (!stored) return
    const { confirmed } = store.getState()
    const isHeld = (id: LineId) => confirmed.some(({ productId }) => productId === id)
    for (const [id, given] of stored.changed) if (isHeld(id)) change(id, given)
    const removed = stored.removed.filter(isHeld)
    const added = stored.added.filter((item) => !findHeldLine(confirmed, item, shopIds))
    await Promise.all([
      writer.flush(),
      removed.length > 0 ? remove(removed) : undefined,
      added.length > 0 ? add(added) : undefined,
    ])
  }

  return {
    read,
    add,
    change,
    remove,
    flush: () => writer.flush(),
    /** Sends waiting changes, and settles when every write and reading is answered. */
    async settle(): Promise<void> {
      await writer.flush()
      await queue
    },
    restore: (lines: readonly CartLine[]) => add(lines.map(toRequestedItem)),

    /** The cart of another user: the former one's pending writes are dropped. */
    async openFor(): Promise<void> {
      owner = userId()
      opening = undefined
      requested.clear()
      void dispatch({ kind: 'forget-unsent' })
      await read()
    },

    /** A cart from the answer to another call. */
    replace(lines: readonly CartLine[]): void {
      void dispatch({ kind: 'take-over', lines, isNews: true })
    },

    completePictures: () => completePictures(store, calls, requested),

    /** The page is left: unconfirmed writes are stored for the next one, in the place of those stored before. */
    keep(): void {
      const writes = { userId: owner, ...toPendingWrites(store.getState().pending, rest.unsent) }
      // Another user who has signed in in another tab would get the pending writes of this one.
      if (writes.changed.length > 0 && !isRenewingSession()) calls.changeOnLeaving(new Map(writes.changed))
      // Before the first reading, the former page's writes have not been sent again yet.
      if (store.getState().status === 'ready') takePendingWrites(owner)
      keepWrites(writes)
    },
  }
}
