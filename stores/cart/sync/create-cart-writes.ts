import { isSessionOver } from '@/lib/gateway/session/session-renewal'
import type { CartCalls } from '../cart-calls'
import { shownChange } from '../cart-events'
import type { CartLine, LineChange, LineId } from '../cart-line'
import type { CartIntent } from '../reduce-cart'
import { refusedWrite } from '../refusals'
import type { RequestedItem } from '../requested-item'

type Deps = {
  calls: CartCalls
  supplier: () => number
  /** The change of a line that has not been sent yet. */
  waitingChange: (id: LineId) => LineChange | undefined
  /** Takes what the gateway answered. Its effects are queued separately: the write's turn does not wait for them. */
  onResponse: (answer: CartIntent) => void
}

/** The cart's writes: each is sent at once and ends with an answer, a failure included. */
export function createCartWrites({ calls, supplier, waitingChange, onResponse }: Deps) {
  async function sendChanges(batch: ReadonlyMap<LineId, LineChange>): Promise<void> {
    const ids = [...batch.keys()]
    await sendWrite('change', ids, async () => {
      const answer = await calls.change(batch)
      return {
        kind: 'changed',
        ids,
        waiting: waitingFor(ids),
        answer,
        what: shownChange([...batch.values()]),
      }
    })
  }

  async function sendAdded(items: ReadonlyMap<LineId, RequestedItem>): Promise<void> {
    const ids = [...items.keys()]
    await sendWrite('add', ids, async () => {
      const answer = await calls.add([...items.values()], supplier())
      return { kind: 'added', ids, answer }
    })
  }

  async function sendRemoved(lines: readonly CartLine[]): Promise<void> {
    const ids = lines.map(({ productId }) => productId)
    await sendWrite('remove', ids, async () => ({ kind: 'removed', ids, lines: await calls.remove(lines) }))
  }

  async function sendWrite(
    action: 'add' | 'change' | 'remove',
    ids: readonly LineId[],
    send: () => Promise<CartIntent>,
  ): Promise<void> {
    let answer: CartIntent
    try {
      answer = await send()
    } catch (error) {
      answer = {
        kind: 'failed',
        action,
        ids,
        waiting: waitingFor(ids),
        refusals: refusedWrite(error),
        isSessionOver: isSessionOver(error),
      }
    }
    onResponse(answer)
  }

  function waitingFor(ids: readonly LineId[]): ReadonlyMap<LineId, LineChange> {
    return new Map(
      ids.flatMap((id) => {
        const change = waitingChange(id)
        return change ? [[id, change] as const] : []
      }),
    )
  }

  return { sendChanges, sendAdded, sendRemoved }
}
