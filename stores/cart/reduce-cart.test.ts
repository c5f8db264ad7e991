import { expect, it } from 'vitest'
import { toPendingWrites } from './sync/pending-writes'
import type { CartLine } from './cart-line'
import { type CartIntent, type CartModel, type CartStep, reduceCart } from './reduce-cart'
import { NOTHING_PENDING } from './sync/pending-cart'
import { shownLines } from './shown-lines'
import { cartLineOf } from './testing'
import type { RequestedItem } from './requested-item'

const FILTER = cartLineOf({ productId: 'filter', maxQuantity: 9 })
const PADS = cartLineOf({ productId: 'pads', brand: 'TRW', article: 'GDB1330', supplierId: 501 })
const REQUESTED: RequestedItem = {
  brand: 'TRW',
  article: 'GDB1330',
  title: 'Колодки',
  supplierId: 501,
  ownWarehouse: false,
  price: 700,
  quantity: 1,
  maxQuantity: 4,
  multiplicity: 1,
  deliveryTime: 24,
}
const OWNER = { shopIds: new Set([29]), supplier: 29 }
const HELD: CartModel = {
  status: 'ready',
  confirmed: [FILTER],
  pending: NOTHING_PENDING,
  unsent: new Map(),
  sequence: 0,
}
const OK = { id: 'x', status: 'ok' as const, violations: [] }
const REFUSED = { ...OK, status: 'error' as const, data: null, violations: [{ code: 7, message: 'Нет' }] }

const walk = (intents: readonly CartIntent[], model: CartModel = HELD): CartStep =>
  intents.reduce<CartStep>((step, intent) => reduceCart(step.model, intent, OWNER), { model, effects: [] })
const shown = ({ model }: CartStep) =>
  shownLines(model.confirmed, model.pending).map((line: CartLine) => `${line.article} × ${line.quantity}`)
const effects = (step: CartStep) =>
  step.effects.map((effect) => (effect.kind === 'tell-shopper' ? `tell ${effect.event.kind}` : effect.kind))

const add: CartIntent = { kind: 'add', items: [REQUESTED] }
const UNSENT = 'unsent:1'
const arrived: CartIntent = {
  kind: 'added',
  ids: [UNSENT],
  answer: { products: [PADS, FILTER], data: [{ ...OK, id: 0, data: PADS }] },
}

it.each<[string, CartIntent[], string[], string[]]>([
  ['new goods', [add], ['GDB1330 × 1', 'OC 90 × 1'], ['send-added']],
  [
    'goods that are held already',
    [arrived, add],
    ['GDB1330 × 2', 'OC 90 × 1'],
    ['write-change', 'flush-changes'],
  ],
  [
    'more than there is of goods that are held',
    [arrived, { kind: 'add', items: [{ ...REQUESTED, quantity: 30 }] }],
    ['GDB1330 × 10', 'OC 90 × 1'],
    ['tell limited', 'write-change', 'flush-changes'],
  ],
  [
    'more of goods of which all are held',
    [arrived, { kind: 'add', items: [{ ...REQUESTED, quantity: 30 }] }, { kind: 'add', items: [REQUESTED] }],
    ['GDB1330 × 10', 'OC 90 × 1'],
    ['tell limited'],
  ],
  [
    'more new goods than there are',
    [{ kind: 'add', items: [{ ...REQUESTED, quantity: 5 }] }],
    ['GDB1330 × 4', 'OC 90 × 1'],
    ['tell limited', 'send-added'],
  ],
  [
    'the same new goods twice, once on their way',
    [add, add],
    ['GDB1330 × 2', 'OC 90 × 1'],
    ['flush-changes'],
  ],
  [
    'another quantity',
    [{ kind: 'change', id: 'filter', change: { quantity: 3 } }],
    ['OC 90 × 3'],
    ['write-change'],
  ],
  [
    'another quantity of what is on its way',
    [add, { kind: 'change', id: UNSENT, change: { quantity: 3 } }],
    ['GDB1330 × 3', 'OC 90 × 1'],
    [],
  ],
  [
    'a line away',
    [{ kind: 'remove', ids: ['filter'] }],
    [],
    ['drop-changes', 'tell removed', 'send-removed'],
  ],
  [
    'a line away that is on its way',
    [add, { kind: 'remove', ids: [UNSENT] }],
    ['OC 90 × 1'],
    ['drop-changes', 'tell removed'],
  ],
  ['the arrival of new goods', [add, arrived], ['GDB1330 × 1', 'OC 90 × 1'], ['tell-tabs', 'tell added']],
  [
    'the arrival of what was changed on its way',
    [add, { kind: 'change', id: UNSENT, change: { quantity: 3 } }, arrived],
    ['GDB1330 × 3', 'OC 90 × 1'],
    ['tell-tabs', 'tell added', 'write-change'],
  ],
  [
    'the arrival of what was taken away on its way',
    [add, { kind: 'remove', ids: [UNSENT] }, arrived],
    ['OC 90 × 1'],
    ['tell-tabs', 'tell added', 'drop-changes', 'tell removed', 'send-removed'],
  ],
  [
    'goods that were refused',
    [add, { kind: 'added', ids: [UNSENT], answer: { products: [FILTER], data: [REFUSED] } }],
    ['OC 90 × 1'],
    ['tell-tabs', 'tell refused'],
  ],
  [
    'a change that was not answered',
    [
      { kind: 'change', id: 'filter', change: { quantity: 3 } },
      {
        kind: 'failed',
        action: 'change',
        ids: ['filter'],
        waiting: new Map(),
        refusals: [{ code: null, message: null }],
      },
    ],
    ['OC 90 × 1'],
    ['tell refused', 'read'],
  ],
  [
    'a change that was answered while another waits',
    [
      { kind: 'change', id: 'filter', change: { quantity: 3 } },
      {
        kind: 'changed',
        ids: ['filter'],
        what: 'quantity',
        waiting: new Map([['filter', { quantity: 5 }]]),
        answer: { products: [{ ...FILTER, quantity: 3 }], data: [{ ...OK, data: null }] },
      },
    ],
    ['OC 90 × 5'],
    ['tell-tabs', 'tell changed'],
  ],
])('%s', (_, intents, lines, requested) => {
  const step = walk(intents)
  expect(shown(step)).toEqual(lines)
  expect(effects(step)).toEqual(requested)
})

it.each<[CartModel['status'], CartIntent, CartModel['status']]>([
  ['ready', { kind: 'reading' }, 'ready'],
  ['failed', { kind: 'reading' }, 'reading'],
  ['reading', { kind: 'reading-failed' }, 'failed'],
  ['ready', { kind: 'reading-failed' }, 'ready'],
  ['reading', { kind: 'take-over', lines: [FILTER] }, 'ready'],
])('a cart that is %s becomes by %o %s', (status, intent, expected) => {
  expect(reduceCart({ ...HELD, status }, intent, OWNER).model.status).toBe(expected)
})

it('keeps what is on its way until it is answered, and no longer', () => {
  const sent = walk([add])
  expect(toPendingWrites(sent.model.pending, sent.model.unsent).added).toEqual([REQUESTED])
  expect(walk([add, arrived]).model.unsent.size).toBe(0)
  expect(walk([add, { kind: 'forget-unsent' }]).model.unsent.size).toBe(0)
})

it('changes nothing of what it was given', () => {
  const frozen = Object.freeze({ ...HELD, confirmed: Object.freeze([FILTER]), unsent: new Map() })
  walk([add, arrived, { kind: 'remove', ids: ['pads'] }], frozen)
  expect(frozen).toEqual(HELD)
})
