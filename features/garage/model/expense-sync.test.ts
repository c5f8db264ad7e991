import { expect, it } from 'vitest'
import type { TabChannel } from '@/lib/tabs/channel'
import type { Expense } from './expense'
import { MAX_EXPENSES, putExpense, removeExpense } from './expense-book'
import { createExpenseSync, type ExpensesMessage } from './expense-sync'

function expense(id: string, changedAt = 1): Expense {
  return {
    id,
    car: 'CAR-0123ABCD',
    date: '2026-11-22',
    kind: 'fuel',
    sum: 1000,
    mileage: null,
    litres: null,
    note: '',
    orderNumber: null,
    changedAt,
  }
}

/** One person's storage and the browser whose tabs write to it. */
function createBrowser(text?: string) {
  const storage = { text, isDown: false, isMute: false }
  const listeners = new Set<(message: ExpensesMessage) => void>()
  let last: Promise<unknown> = Promise.resolve()
  const tick = () => new Promise<void>((done) => setTimeout(done, 1))
  const alone = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const next = last.then(run, run)
    last = next.catch(() => undefined)
    return next
  }
  function openTab(userId = 'anna') {
    let own: ((message: ExpensesMessage) => void) | undefined
    const channel: TabChannel<ExpensesMessage> = {
      post: (message) => listeners.forEach((listener) => listener !== own && listener(message)),
      subscribe: (listener) => {
        own = listener
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      close: () => {},
    }
    const calls = {
      async read() {
        await tick()
        if (storage.isDown) throw new Error('down')
        return storage.text
      },
      async save(next: string) {
        await tick()
        if (storage.isMute) return false
        if (storage.isDown) throw new Error('down')
        storage.text = next
        return true
      },
    }
    const sync = createExpenseSync({ userId, calls, channel, alone })
    sync.follow()
    return sync
  }
  const stored = () => (JSON.parse(storage.text ?? '{"expenses":[]}') as { expenses: Expense[] }).expenses
  return {
    storage,
    openTab,
    stored: () =>
      stored()
        .map(({ id }) => id)
        .toSorted(),
  }
}

const idsIn = (tab: ReturnType<typeof createExpenseSync>) =>
  tab.store
    .getState()
    .book.expenses.map(({ id }) => id)
    .toSorted()

it('an expense of one tab is seen in the other', async () => {
  const { openTab, stored } = createBrowser()
  const [one, other] = [openTab(), openTab()]
  await Promise.all([one.open(), other.open()])
  await one.change((book) => putExpense(book, expense('a')))
  expect(idsIn(other)).toEqual(['a'])
  expect(stored()).toEqual(['a'])
})

it('nothing is lost when tabs write at the same moment', async () => {
  const { openTab, stored } = createBrowser()
  const tabs = [openTab(), openTab(), openTab()]
  await Promise.all(tabs.map((tab) => tab.open()))
  await Promise.all(
    tabs.flatMap((tab, at) => [
      tab.change((book) => putExpense(book, expense(`a${at}`))),
      tab.change((book) => putExpense(book, expense(`b${at}`))),
    ]),
  )
  expect(stored()).toHaveLength(6)
  for (const tab of tabs) expect(idsIn(tab)).toEqual(stored())
})

it('what was removed in one tab stays away when the other one writes', async () => {
  const { openTab, stored } = createBrowser()
  const [one, other] = [openTab(), openTab()]
  await Promise.all([one.open(), other.open()])
  await one.change((book) => putExpense(book, expense('a')))
  await one.change((book) => removeExpense(book, 'a', 5))
  await other.change((book) => putExpense(book, expense('b')))
  expect(stored()).toEqual(['b'])
})

it('hears nothing of what another person does in the same browser', async () => {
  const { openTab } = createBrowser()
  const [anna, boris] = [openTab('anna'), openTab('boris')]
  await Promise.all([anna.open(), boris.open()])
  await anna.change((book) => putExpense(book, expense('a')))
  expect(idsIn(boris)).toEqual([])
})

it('what a later version has stored is said and left as it is', async () => {
  const text = '{"version":99,"expenses":[],"trips":[]}'
  const { openTab, storage } = createBrowser(text)
  const tab = openTab()
  await tab.open()
  expect(tab.store.getState().status).toBe('foreign')
  await expect(tab.change((book) => putExpense(book, expense('a')))).rejects.toThrow('новой версией')
  expect(storage.text).toBe(text)
})

it('says that there is no more room, and lets old expenses be removed', async () => {
  const full = Array.from({ length: MAX_EXPENSES }, (_, at) => expense(`e${at}`))
  const { openTab, stored } = createBrowser(JSON.stringify({ version: 1, expenses: full, removed: {} }))
  const tab = openTab()
  await tab.open()
  await expect(tab.change((book) => putExpense(book, expense('a')))).rejects.toThrow(
    'Расходы больше не помещаются: их может быть 1000',
  )
  expect(stored()).toHaveLength(MAX_EXPENSES)
  await tab.change((book) => removeExpense(book, 'e0', 9))
  expect(stored()).toHaveLength(MAX_EXPENSES - 1)
})

it('a write that failed changes nothing here', async () => {
  const { openTab, storage } = createBrowser()
  const tab = openTab()
  await tab.open()
  storage.isMute = true
  await expect(tab.change((book) => putExpense(book, expense('a')))).rejects.toThrow('не сохранён')
  expect(idsIn(tab)).toEqual([])
  storage.isDown = true
  await tab.open()
  expect(tab.store.getState().status).toBe('failed')
})
