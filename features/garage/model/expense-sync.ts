import { createStore, type StoreApi } from 'zustand/vanilla'
import { MAX_STORAGE_VALUE_LENGTH } from '@/lib/gateway/contracts/limits'
import { openChannel, type TabChannel } from '@/lib/tabs/channel'
import {
  EMPTY_BOOK,
  type ExpenseBook,
  MAX_EXPENSES,
  mergeBooks,
  readBook,
  readSentBook,
} from './expense-book'

const EXPENSES_CHANNEL = 'expenses_channel'

export type ExpensesMessage = { userId: string; book: ExpenseBook }

export function openExpensesChannel(): TabChannel<ExpensesMessage> {
  return openChannel(EXPENSES_CHANNEL, (data) => {
    const { userId, book: sent } = (data ?? {}) as Partial<Record<keyof ExpensesMessage, unknown>>
    const book = readSentBook(sent)
    return typeof userId === 'string' && book ? { userId, book } : undefined
  })
}

/** `foreign`: stored by another version, so it is neither shown nor overwritten. */
export type ExpensesStatus = 'reading' | 'ready' | 'failed' | 'foreign'

export type ExpensesState = { status: ExpensesStatus; book: ExpenseBook }

/** Its message says why a change was refused. */
export class ExpenseError extends Error {
  override readonly name = 'ExpenseError'
}

const FULL = `Расходы больше не помещаются: их может быть ${MAX_EXPENSES}, с длинными примечаниями — меньше. Сохраните их файлом и удалите старые.`
const FOREIGN = 'Расходы записаны более новой версией сайта. Обновите страницу.'
const SILENT = 'Расход не сохранён: сервис не ответил. Попробуйте ещё раз.'

type Deps = {
  userId: string
  calls: { read: () => Promise<string | undefined>; save: (text: string) => Promise<boolean> }
  channel: TabChannel<ExpensesMessage>
  /** Runs one change of this browser at a time, whichever tab makes it. */
  alone: <Result>(run: () => Promise<Result>) => Promise<Result>
}

/** Syncs the expenses of this tab, of the other tabs and of the user's storage. */
export function createExpenseSync({ userId, calls, channel, alone }: Deps) {
  const store: StoreApi<ExpensesState> = createStore<ExpensesState>()(() => ({
    status: 'reading',
    book: EMPTY_BOOK,
  }))

  /** The stored expenses, merged with those of this tab. */
  async function readMerged(): Promise<ExpenseBook> {
    const stored = readBook(await calls.read())
    if (stored.kind === 'foreign') {
      store.setState({ status: 'foreign' })
      throw new ExpenseError(FOREIGN)
    }
    return mergeBooks(stored.book, store.getState().book)
  }

  return {
    store,

    async open(): Promise<void> {
      store.setState({ status: 'reading' })
      try {
        store.setState({ status: 'ready', book: await readMerged() })
      } catch {
        if (store.getState().status === 'reading') store.setState({ status: 'failed' })
      }
    },

    /** Applies a change to the stored expenses of that moment. A refusal is thrown and changes nothing. */
    change: (rule: (book: ExpenseBook) => ExpenseBook): Promise<void> =>
      alone(async () => {
        const before = await readMerged()
        const book = rule(before)
        const text = JSON.stringify(book)
        const grows = book.expenses.length > before.expenses.length
        if (text.length > MAX_STORAGE_VALUE_LENGTH || (grows && book.expenses.length > MAX_EXPENSES))
          throw new ExpenseError(FULL)
        if (!(await calls.save(text))) throw new ExpenseError(SILENT)
        store.setState({ status: 'ready', book })
        channel.post({ userId, book })
      }),

    /** Follows the other tabs until the returned function is called. */
    follow: () =>
      channel.subscribe(({ userId: from, book }) => {
        if (from === userId) store.setState((state) => ({ ...state, book: mergeBooks(state.book, book) }))
      }),
  }
}

/** One change at a time among the tabs of a browser with locks; in others changes may race. */
export async function aloneAmongTabs<Result>(run: () => Promise<Result>): Promise<Result> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return run()
  // The guarantee: request() resolves to what the callback resolves to.
  return (await navigator.locks.request('arus-expenses', run)) as Result
}
