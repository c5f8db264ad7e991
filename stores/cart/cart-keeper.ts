import type { StoreApi } from 'zustand/vanilla'
import { findHeldLine } from '@/lib/parts/cart-rules'
import { fitQuantity, type ShopIds } from '@/lib/parts/offers'
import { openChannel, type TabChannel } from '@/lib/tabs/channel'
import type { UserState } from '@/stores/user/user-state'
import { type CartAnswer, type CartCalls, createCartCalls } from './cart-calls'
import type { CartEvent } from './cart-events'
import { isUnsent, type CartLine, type LineChange, type LineId, unsentId } from './cart-line'
import type { CartStore } from './cart-store'
import { cartSummary } from './cart-summary'
import { createCoalescingWriter } from '@/lib/writes/coalescing-writer'
import { completePictures } from './complete-pictures'
import { keepWrites, takeKeptWrites, toKeptWrites } from './kept-writes'
import { patchCart } from './patch-cart'
import { refusedLines, refusedWrite } from './refusals'
import { rereadLines } from './reread-lines'
import { withAdded, withChanged, withoutPending, withRemoved } from './shown-lines'
import { toUnsentLine, toWantedItem, type WantedItem } from './wanted-item'

export const CART_CHANNEL = 'cart_channel'

/** Silence after which a changed quantity goes out. */
export const QUANTITY_DELAY_MS = 500

export type CartMessage = { userId: string; lines: readonly CartLine[] }

export type CartKeeperDeps = {
  store: CartStore
  user: StoreApi<UserState>
  shopIds: ShopIds
  emit: (event: CartEvent) => void
  calls?: CartCalls
  channel?: TabChannel<CartMessage>
}

export type CartKeeper = ReturnType<typeof createCartKeeper>

/**
 * Keeps the cart of the store and that of the gateway the same: shows what the shopper does at once, sends it one write at
 * a time, takes it back with a reason when it is refused, and tells the other tabs.
 */
export function createCartKeeper({
  store,
  user,
  shopIds,
  emit,
  calls = createCartCalls(),
  channel = openChannel<CartMessage>(CART_CHANNEL),
}: CartKeeperDeps) {
  let queue: Promise<unknown> = Promise.resolve()
  let sequence = 0
  let owner = userId()
  let opening: Promise<void> | undefined
  /** Lines whose picture has been asked for. */
  const asked = new Set<LineId>()
  const unsent = new Map<LineId, WantedItem>()

  const writer = createCoalescingWriter<LineId, LineChange>({
    delayMs: QUANTITY_DELAY_MS,
    send: (batch) => inTurn(() => sendChanges(batch)),
  })

  channel.subscribe(({ userId: from, lines }) => {
    if (from === userId() && store.getState().status === 'ready') takeOver(lines)
  })

  function userId(): string {
    return user.getState().externalId ?? ''
  }

  /** Reads and writes follow one another, so that no answer is older than what it replaces. */
  function inTurn<T>(task: () => Promise<T>): Promise<T | undefined> {
    const startedFor = owner
    const turn = queue.then(() => (startedFor === owner && userId() === owner ? task() : undefined))
    queue = turn.catch(() => undefined)
    return turn
  }

  function takeOver(lines: readonly CartLine[]): void {
    patchCart(store, { status: 'ready', confirmed: reread(lines) })
  }

  function reread(lines: readonly CartLine[]): readonly CartLine[] {
    const { confirmed, pending } = store.getState()
    const known = pending.added.length > 0 ? [...pending.added, ...confirmed] : confirmed
    return rereadLines(known, lines, shopIds)
  }

  function settle(lines: readonly CartLine[] | undefined, ids: readonly LineId[]): void {
    if (userId() !== owner) return
    let left = withoutPending(store.getState().pending, ids)
    for (const id of ids) {
      const waiting = writer.waiting(id)
      if (waiting) left = withChanged(left, id, waiting)
    }
    patchCart(store, { pending: left, ...(lines ? { confirmed: reread(lines) } : {}) })
    if (lines) channel.post({ userId: owner, lines: store.getState().confirmed })
  }

  function report(answer: CartAnswer | undefined, kind: 'added' | 'changed'): void {
    const refusals = refusedLines(answer?.data ?? [])
    if (refusals.length > 0) {
      emit({ kind: 'refused', action: kind === 'added' ? 'add' : 'change', refusals })
    }
    if (answer && refusals.length < answer.data.length) {
      emit({ kind, summary: cartSummary(store.getState().lines) })
    }
  }

  function fail(action: 'add' | 'change' | 'remove', error: unknown): void {
    if (userId() !== owner) return
    const refusals = refusedWrite(error)
    if (refusals.length > 0) emit({ kind: 'refused', action, refusals })
    void read()
  }

  async function sendChanges(batch: ReadonlyMap<LineId, LineChange>): Promise<void> {
    const ids = [...batch.keys()]
    try {
      const answer = await calls.change(batch)
      settle(answer?.products, ids)
      report(answer, 'changed')
    } catch (error) {
      settle(undefined, ids)
      fail('change', error)
    }
  }

  async function sendAdded(items: ReadonlyMap<LineId, WantedItem>): Promise<void> {
    const ids = [...items.keys()]
    try {
      const answer = await calls.add([...items.values()], user.getState().supplier)
      const { changed, removed } = store.getState().pending
      settle(answer?.products, ids)
      report(answer, 'added')
      answer?.data.forEach(({ data }, at) => {
        const id = ids[at] ?? ''
        const later = changed.get(id)
        if (data && removed.has(id)) void remove([data.productExternalId])
        else if (data && later) change(data.productExternalId, later)
      })
    } catch (error) {
      settle(undefined, ids)
      fail('add', error)
    } finally {
      for (const id of ids) unsent.delete(id)
    }
  }

  function change(id: LineId, given: LineChange): void {
    patchCart(store, { pending: withChanged(store.getState().pending, id, given) })
    if (!isUnsent(id)) writer.write(id, given)
  }

  async function add(items: readonly WantedItem[]): Promise<void> {
    if (store.getState().status !== 'ready') await read()
    const fresh = new Map<LineId, WantedItem>()
    let isMore = false
    for (const item of items) {
      const held = findHeldLine(store.getState().lines, item, shopIds)
      if (held) {
        const most = Math.max(held.maxQuantity, held.quantity)
        const quantity = fitQuantity(held.quantity + item.quantity, held.multiplicity, most)
        change(held.productExternalId, { quantity, addToOrder: true })
        isMore = true
        continue
      }
      sequence += 1
      const id = unsentId(sequence)
      const line = toUnsentLine(item, id, user.getState().supplier)
      fresh.set(id, { ...item, quantity: line.quantity })
      unsent.set(id, item)
      patchCart(store, { pending: withAdded(store.getState().pending, line) })
    }
    await Promise.all([
      fresh.size > 0 ? inTurn(() => sendAdded(fresh)) : undefined,
      isMore ? writer.flush() : undefined,
    ])
  }

  async function remove(ids: readonly LineId[]): Promise<void> {
    const lines = store.getState().lines.filter(({ productExternalId }) => ids.includes(productExternalId))
    writer.drop(ids)
    patchCart(store, { pending: withRemoved(store.getState().pending, ids) })
    emit({ kind: 'removed', lines })
    // A line that is still on its way is removed when it has arrived.
    const held = lines.filter(({ productExternalId }) => !isUnsent(productExternalId))
    if (held.length === 0) return
    const heldIds = held.map(({ productExternalId }) => productExternalId)
    await inTurn(async () => {
      try {
        settle(await calls.remove(held), heldIds)
      } catch (error) {
        settle(undefined, heldIds)
        fail('remove', error)
      }
    })
  }

  /** While the first reading is under way everyone waits for that one. */
  function read(): Promise<void> {
    if (store.getState().status === 'ready') return readAnew()
    return (opening ??= readAnew()
      .then(resume)
      .finally(() => {
        opening = undefined
      }))
  }

  async function readAnew(): Promise<void> {
    const startedFor = owner
    if (store.getState().status !== 'ready') patchCart(store, { status: 'reading' })
    try {
      await inTurn(async () => {
        const lines = await calls.read()
        if (lines && userId() === owner) takeOver(lines)
      })
    } catch {
      // A cart that was read once stays in sight; the page of the cart offers another try.
    }
    if (startedFor === owner && store.getState().status === 'reading') patchCart(store, { status: 'failed' })
  }

  /** What the former page of this tab had not got confirmed is sent again; each of it may be sent twice. */
  async function resume(): Promise<void> {
    if (store.getState().status !== 'ready') return
    const kept = takeKeptWrites(owner)
    if (!kept) return
    const { confirmed } = store.getState()
    const isHeld = (id: LineId) => confirmed.some(({ productExternalId }) => productExternalId === id)
    for (const [id, given] of kept.changed) if (isHeld(id)) change(id, given)
    const removed = kept.removed.filter(isHeld)
    const added = kept.added.filter((item) => !findHeldLine(confirmed, item, shopIds))
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
    restore: (lines: readonly CartLine[]) => add(lines.map(toWantedItem)),

    /** The cart of another user: what was under way for the former one is forgotten. */
    async openFor(): Promise<void> {
      owner = userId()
      opening = undefined
      asked.clear()
      unsent.clear()
      await read()
    },

    /** A cart that came with the answer to another call. */
    replace(lines: readonly CartLine[]): void {
      takeOver(lines)
      channel.post({ userId: owner, lines: store.getState().confirmed })
    },

    completePictures: () => completePictures(store, calls, asked),

    /** The page is left: what is not confirmed is kept for the next one, in the place of what was kept before. */
    keep(): void {
      const writes = { userId: owner, ...toKeptWrites(store.getState().pending, unsent) }
      if (writes.changed.length > 0) calls.changeOnLeaving(new Map(writes.changed))
      // Before the first reading, what the former page left has not been sent again yet.
      if (store.getState().status === 'ready') takeKeptWrites(owner)
      keepWrites(writes)
    },
  }
}
