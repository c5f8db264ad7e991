import { findHeldLine } from '@/lib/parts/terms/cart-rules'
import { fitQuantity, type ShopIds } from '@/lib/parts/terms/offers'
import type { CartResponse } from './cart-calls'
import type { CartEvent, CartRefusal, ShownChange } from './cart-events'
import { type CartLine, isUnsent, type LineChange, type LineId, unsentId } from './cart-line'
import type { CartState } from './cart-store'
import { cartSummary } from './cart-summary'
import { refusedLines } from './refusals'
import { rereadLines } from './sync/reread-lines'
import { shownLines, withAdded, withChanged, withoutPending, withRemoved } from './shown-lines'
import { toUnsentLine, type RequestedItem } from './requested-item'

export type CartModel = Omit<CartState, 'lines'> & {
  /** Products of the lines that the gateway has not answered for. */
  unsent: ReadonlyMap<LineId, RequestedItem>
  /** Of the last such line. */
  sequence: number
}

/** The owner of the cart: his shops decide which lines are the same products. */
export type CartOwner = { shopIds: ShopIds; supplier: number }

/** Changes after the last send, which still wait. */
type Waiting = ReadonlyMap<LineId, LineChange>

/** The shopper's actions and the gateway's answers. */
export type CartIntent =
  | { kind: 'reading' }
  | { kind: 'reading-failed' }
  | { kind: 'forget-unsent' }
  | { kind: 'take-over'; lines: readonly CartLine[]; isNews?: boolean }
  | { kind: 'add'; items: readonly RequestedItem[] }
  | { kind: 'change'; id: LineId; change: LineChange }
  | { kind: 'remove'; ids: readonly LineId[] }
  | { kind: 'added'; ids: readonly LineId[]; answer: CartResponse | undefined }
  | {
      kind: 'changed'
      ids: readonly LineId[]
      waiting: Waiting
      answer: CartResponse | undefined
      /** Absent where the lines themselves show it, as a change of their cars. */
      what?: ShownChange | undefined
    }
  | { kind: 'removed'; ids: readonly LineId[]; lines: readonly CartLine[] | undefined }
  | {
      kind: 'failed'
      action: 'add' | 'change' | 'remove'
      ids: readonly LineId[]
      waiting: Waiting
      refusals: readonly CartRefusal[]
      /** The user has signed out: there is nothing to read. */
      isSessionOver?: boolean
    }

/** The resulting effects, in this order. */
export type CartEffect =
  | { kind: 'write-change'; id: LineId; change: LineChange }
  | { kind: 'drop-changes'; ids: readonly LineId[] }
  | { kind: 'flush-changes' }
  | { kind: 'send-added'; items: ReadonlyMap<LineId, RequestedItem> }
  | { kind: 'send-removed'; lines: readonly CartLine[] }
  | { kind: 'read' }
  | { kind: 'tell-tabs'; lines: readonly CartLine[] }
  | { kind: 'tell-shopper'; event: CartEvent }

export type CartStep = { model: CartModel; effects: readonly CartEffect[] }

/** The cart after an intent. Pure: calls and other side effects are returned as effects. */
export function reduceCart(model: CartModel, intent: CartIntent, owner: CartOwner): CartStep {
  switch (intent.kind) {
    case 'reading':
      return only(model.status === 'ready' ? model : { ...model, status: 'reading' })
    case 'reading-failed':
      return only(model.status === 'reading' ? { ...model, status: 'failed' } : model)
    case 'forget-unsent':
      return only({ ...model, unsent: new Map() })
    case 'take-over':
      return takeOver(model, intent, owner)
    case 'add':
      return add(model, intent.items, owner)
    case 'change':
      return change(model, intent.id, intent.change)
    case 'remove':
      return remove(model, intent.ids)
    case 'added':
      return added(model, intent, owner)
    case 'changed': {
      const settled = settle(model, intent.ids, intent.answer?.products, owner, intent.waiting)
      const { answer } = intent
      // A refusal without the cart as it is: the lines may be gone.
      const read: CartEffect[] = answer && !answer.products ? [{ kind: 'read' }] : []
      return withEffects(settled, [...reportChange(settled.model, answer, intent.what), ...read])
    }
    case 'removed':
      return settle(model, intent.ids, intent.lines, owner)
    case 'failed': {
      const { action, refusals } = intent
      const settled = settle(model, intent.ids, undefined, owner, intent.waiting)
      const notified: CartEffect[] =
        refusals.length > 0 ? [{ kind: 'tell-shopper', event: { kind: 'refused', action, refusals } }] : []
      const read: CartEffect[] = intent.isSessionOver ? [] : [{ kind: 'read' }]
      return withEffects(withoutUnsent(settled, intent.ids), [...notified, ...read])
    }
  }
}

function takeOver(
  model: CartModel,
  { lines, isNews = false }: Extract<CartIntent, { kind: 'take-over' }>,
  owner: CartOwner,
): CartStep {
  const confirmed = reread(model, lines, owner)
  const effects: CartEffect[] = isNews ? [{ kind: 'tell-tabs', lines: confirmed }] : []
  return { model: { ...model, status: 'ready', confirmed }, effects }
}

function add(model: CartModel, items: readonly RequestedItem[], owner: CartOwner): CartStep {
  const fresh = new Map<LineId, RequestedItem>()
  let isMore = false
  let step = only(model)
  for (const item of items) {
    const held = findHeldLine(linesOf(step.model), item, owner.shopIds)
    if (held) {
      const most = Math.max(held.maxQuantity, held.quantity)
      const quantity = fitQuantity(held.quantity + item.quantity, held.multiplicity, most)
      if (quantity < held.quantity + item.quantity) step = withEffects(step, limited(quantity))
      if (quantity === held.quantity && held.isInOrder) continue
      const more = change(step.model, held.productId, { quantity, isInOrder: true })
      step = { model: more.model, effects: [...step.effects, ...more.effects] }
      isMore = true
      continue
    }
    const { pending, unsent, sequence } = step.model
    const id = unsentId(sequence + 1)
    const line = toUnsentLine(item, id, owner.supplier)
    fresh.set(id, { ...item, quantity: line.quantity })
    if (line.quantity < item.quantity) step = withEffects(step, limited(line.quantity))
    step = {
      ...step,
      model: {
        ...step.model,
        pending: withAdded(pending, line),
        unsent: new Map(unsent).set(id, item),
        sequence: sequence + 1,
      },
    }
  }
  return withEffects(step, [
    ...(fresh.size > 0 ? [{ kind: 'send-added', items: fresh } as const] : []),
    ...(isMore ? [{ kind: 'flush-changes' } as const] : []),
  ])
}

function limited(quantity: number): CartEffect[] {
  return [{ kind: 'tell-shopper', event: { kind: 'limited', quantity } }]
}

function change(model: CartModel, id: LineId, given: LineChange): CartStep {
  const next = { ...model, pending: withChanged(model.pending, id, given) }
  // A change of a line on its way is sent when the line has arrived.
  return { model: next, effects: isUnsent(id) ? [] : [{ kind: 'write-change', id, change: given }] }
}

function remove(model: CartModel, ids: readonly LineId[]): CartStep {
  const lines = linesOf(model).filter(({ productId }) => ids.includes(productId))
  // A line that is still on its way is removed when it has arrived.
  const held = lines.filter(({ productId }) => !isUnsent(productId))
  return {
    model: { ...model, pending: withRemoved(model.pending, ids) },
    effects: [
      { kind: 'drop-changes', ids },
      { kind: 'tell-shopper', event: { kind: 'removed', lines } },
      ...(held.length > 0 ? [{ kind: 'send-removed', lines: held } as const] : []),
    ],
  }
}

/** New lines have their own ids now: pending changes go to those. */
function added(
  model: CartModel,
  { ids, answer }: Extract<CartIntent, { kind: 'added' }>,
  owner: CartOwner,
): CartStep {
  const before = model.pending
  const settled = settle(model, ids, answer?.products, owner)
  let step = withEffects(withoutUnsent(settled, ids), reportAdded(settled.model, answer))
  for (const [at, { data }] of (answer?.data ?? []).entries()) {
    const id = ids[at] ?? ''
    const later = before.changed.get(id)
    if (!data) continue
    if (before.removed.has(id)) step = then(step, (now) => remove(now, [data.productId]))
    else if (later) step = then(step, (now) => change(now, data.productId, later))
  }
  return step
}

/** Drops the pending changes of some lines, except waiting ones, and takes over the cart of the answer. */
function settle(
  model: CartModel,
  ids: readonly LineId[],
  lines: readonly CartLine[] | undefined,
  owner: CartOwner,
  waiting: Waiting = new Map(),
): CartStep {
  let pending = withoutPending(model.pending, ids)
  for (const [id, given] of waiting) pending = withChanged(pending, id, given)
  if (!lines) return only({ ...model, pending })
  const confirmed = reread(model, lines, owner)
  return { model: { ...model, pending, confirmed }, effects: [{ kind: 'tell-tabs', lines: confirmed }] }
}

function reportAdded(model: CartModel, answer: CartResponse | undefined): CartEffect[] {
  return report(answer, 'add', { kind: 'added', summary: cartSummary(linesOf(model)) })
}

function reportChange(
  model: CartModel,
  answer: CartResponse | undefined,
  what: ShownChange | undefined,
): CartEffect[] {
  const done = what && ({ kind: 'changed', what, summary: cartSummary(linesOf(model)) } as const)
  return report(answer, 'change', done)
}

function report(
  answer: CartResponse | undefined,
  action: 'add' | 'change',
  done: CartEvent | undefined,
): CartEffect[] {
  if (!answer) return []
  const refusals = refusedLines(answer.data)
  const events: CartEvent[] = [
    ...(refusals.length > 0 ? [{ kind: 'refused', action, refusals } as const] : []),
    ...(done && refusals.length < answer.data.length ? [done] : []),
  ]
  return events.map((event) => ({ kind: 'tell-shopper', event }))
}

function reread({ confirmed, pending }: CartModel, lines: readonly CartLine[], { shopIds }: CartOwner) {
  const known = pending.added.length > 0 ? [...pending.added, ...confirmed] : confirmed
  return rereadLines(known, lines, shopIds)
}

function linesOf({ confirmed, pending }: CartModel): readonly CartLine[] {
  return shownLines(confirmed, pending)
}

function withoutUnsent(step: CartStep, ids: readonly LineId[]): CartStep {
  const unsent = new Map([...step.model.unsent].filter(([id]) => !ids.includes(id)))
  return { ...step, model: { ...step.model, unsent } }
}

function only(model: CartModel): CartStep {
  return { model, effects: [] }
}

function withEffects({ model, effects }: CartStep, more: readonly CartEffect[]): CartStep {
  return { model, effects: [...effects, ...more] }
}

function then({ model, effects }: CartStep, next: (model: CartModel) => CartStep): CartStep {
  const step = next(model)
  return { model: step.model, effects: [...effects, ...step.effects] }
}
