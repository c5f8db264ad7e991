import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Expense } from './expense'
import {
  EMPTY_BOOK,
  type ExpenseBook,
  mergeBooks,
  putExpense,
  readBook,
  removeExpense,
  renameCar,
} from './expense-book'

const CAR = 'XTAGFK330JY144213'

function expense(id: string, changedAt: number, changes: Partial<Expense> = {}): Expense {
  return {
    id,
    car: CAR,
    date: '2026-11-22',
    kind: 'fuel',
    sum: 1000,
    mileage: null,
    litres: null,
    note: '',
    orderNumber: null,
    changedAt,
    ...changes,
  }
}

const idsOf = ({ expenses }: ExpenseBook) => expenses.map(({ id }) => id).toSorted()

describe('what is stored', () => {
  it.each([undefined, ''])('%j is an empty book', (text) => {
    expect(readBook(text)).toEqual({ kind: 'current', book: EMPTY_BOOK })
  })

  it('is read as it was written', () => {
    const book = removeExpense(putExpense(EMPTY_BOOK, expense('a', 1)), 'b', 2)
    expect(readBook(JSON.stringify(book))).toEqual({ kind: 'current', book })
  })

  it('as a bare list is taken over', () => {
    const { changedAt: _, ...old } = expense('a', 0)
    expect(readBook(JSON.stringify([old]))).toEqual({
      kind: 'current',
      book: { ...EMPTY_BOOK, expenses: [expense('a', 0)] },
    })
  })

  it.each(['{', '"x"', '{"version":99,"expenses":[],"trips":[]}', '{"version":1,"expenses":[{"id":"a"}]}'])(
    '%s is left alone',
    (text) => {
      expect(readBook(text)).toEqual({ kind: 'foreign' })
    },
  )
})

describe('an expense from a device whose clock is ahead', () => {
  const ahead = putExpense(EMPTY_BOOK, expense('a', 9000))

  it('keeps a later change from a device whose clock is right', () => {
    const changed = putExpense(ahead, expense('a', 10, { sum: 2000 }))
    expect(mergeBooks(ahead, changed).expenses).toMatchObject([{ id: 'a', sum: 2000 }])
  })

  it('stays removed, and comes back when the removal is undone', () => {
    const removed = removeExpense(ahead, 'a', 10)
    expect(idsOf(mergeBooks(ahead, removed))).toEqual([])
    expect(idsOf(mergeBooks(removed, putExpense(removed, expense('a', 11))))).toEqual(['a'])
  })
})

describe('two tabs', () => {
  it('keep what either has added', () => {
    const [one, other] = [putExpense(EMPTY_BOOK, expense('a', 1)), putExpense(EMPTY_BOOK, expense('b', 2))]
    expect(idsOf(mergeBooks(one, other))).toEqual(['a', 'b'])
  })

  it('agree on the later change', () => {
    const one = putExpense(EMPTY_BOOK, expense('a', 1, { sum: 1 }))
    const other = putExpense(EMPTY_BOOK, expense('a', 2, { sum: 2 }))
    expect(mergeBooks(one, other).expenses).toEqual(mergeBooks(other, one).expenses)
    expect(mergeBooks(one, other).expenses).toMatchObject([{ sum: 2 }])
  })

  it('what one has removed the other does not bring back, unless it was written again later', () => {
    const held = putExpense(EMPTY_BOOK, expense('a', 1))
    const removed = removeExpense(held, 'a', 5)
    expect(idsOf(mergeBooks(held, removed))).toEqual([])
    expect(idsOf(mergeBooks(removed, putExpense(EMPTY_BOOK, expense('a', 6))))).toEqual(['a'])
  })

  const books = fc
    .array(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), at: fc.nat(9), isRemoval: fc.boolean() }))
    .map((steps) =>
      steps.reduce(
        (book, { id, at, isRemoval }) =>
          mergeBooks(
            book,
            isRemoval ? removeExpense(EMPTY_BOOK, id, at) : putExpense(EMPTY_BOOK, expense(id, at)),
          ),
        EMPTY_BOOK,
      ),
    )

  it('come to the same whatever the order in which they hear of one another', () => {
    fc.assert(
      fc.property(books, books, books, (a, b, c) => {
        const left = mergeBooks(mergeBooks(a, b), c)
        const right = mergeBooks(c, mergeBooks(b, a))
        expect(idsOf(left)).toEqual(idsOf(right))
        expect(left.removed).toEqual(right.removed)
        expect(mergeBooks(left, left)).toEqual(left)
      }),
    )
  })
})

it('a car that gets a VIN keeps its expenses, also where another tab still has them under the key', () => {
  const held = putExpense(EMPTY_BOOK, expense('a', 9, { car: 'CAR-0123ABCD' }))
  const renamed = renameCar(held, 'car-0123abcd', CAR, 5)
  expect(mergeBooks(renamed, held).expenses).toMatchObject([{ id: 'a', car: CAR }])
})
