import { describe, expect, it } from 'vitest'
import { NO_ORDER, ONE_ORDER } from '@/gateway/test-support/order-witness'
import { emptyTally, isSound, noteFault, noteOrder, notePage, type Tally, toTable } from './tally'

function tallyOf(changes: Partial<Tally> = {}): Tally {
  return { ...emptyTally(), orders: 3, pages: 9, ...changes }
}

describe('an order of the soak', () => {
  it.each([
    ['confirmed and there', true, ONE_ORDER, { orders: 1 }],
    ['never confirmed, and not there', false, NO_ORDER, {}],
    ['never confirmed, and there', false, ONE_ORDER, {}],
    ['confirmed and not there', true, NO_ORDER, { orders: 1, lost: 1 }],
    ['there twice', true, { ...ONE_ORDER, orders: 2 }, { orders: 1, doubled: 1 }],
    ['there without its lines', true, { ...ONE_ORDER, lines: 1 }, { orders: 1, torn: 1 }],
    ['not there, but the bonuses are gone', false, { ...NO_ORDER, bonuses: 900 }, { torn: 1 }],
  ])('is counted: %s', (_, isConfirmed, trace, counted) => {
    const tally = emptyTally()
    noteOrder(tally, isConfirmed, trace)
    expect(tally).toEqual({ ...emptyTally(), ...counted })
  })
})

describe('a page of the soak', () => {
  it.each([
    [200, { pages: 1 }],
    [503, { pages: 1, pagesAway: 1 }],
    [undefined, { pages: 1, pagesAway: 1 }],
    [404, { pages: 1, pagesWrong: 1 }],
  ])('is counted: %s', (status, counted) => {
    const tally = emptyTally()
    notePage(tally, status)
    expect(tally).toEqual({ ...emptyTally(), ...counted })
  })
})

describe('the soak', () => {
  it.each([
    ['lost nothing', {}, true],
    ['lost nothing, though services were away', { pagesAway: 4, secondTries: 2 }, true],
    ['lost an order', { lost: 1 }, false],
    ['lost a piece', { strayPieces: -1 }, false],
    ['answered a page wrongly', { pagesWrong: 1 }, false],
    ['placed no order', { orders: 0 }, false],
    ['never answered a page', { pagesAway: 9 }, false],
  ])('%s', (_, changes, sound) => {
    expect(isSound(tallyOf(changes))).toBe(sound)
  })

  it('shows what was done and what was lost', () => {
    const tally = tallyOf({ lost: 2 })
    noteFault(tally, 'gateways killed')
    noteFault(tally, 'gateways killed')
    const table = toTable(tally)
    expect(table).toContain('| orders placed | 3 |')
    expect(table).toContain('| gateways killed | 2 |')
    expect(table).toContain('| orders confirmed and lost | **2** |')
    expect(table).toContain('| orders made twice | 0 |')
  })
})
