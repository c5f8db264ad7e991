'use client'

import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { openChannel } from '@/lib/tabs/channel'
import { useUser } from '@/stores/user/use-user'
import { expenseCalls } from '../api/expense-calls'
import {
  aloneAmongTabs,
  createExpenseKeeper,
  EXPENSES_CHANNEL,
  type ExpensesMessage,
} from '../model/expense-keeper'

/** Keeps the expenses of the person; nothing is read before it is asked to. */
export function useExpenseKeeper() {
  const userId = useUser(({ externalId }) => externalId ?? '')
  const [keeper] = useState(() =>
    createExpenseKeeper({
      userId,
      calls: expenseCalls,
      channel: openChannel<ExpensesMessage>(EXPENSES_CHANNEL),
      alone: aloneAmongTabs,
    }),
  )
  return keeper
}

/** The expenses of the person, the same in every tab. */
export function useExpenses() {
  const keeper = useExpenseKeeper()
  const state = useStore(keeper.store)

  useEffect(() => {
    const stop = keeper.follow()
    void keeper.open()
    return stop
  }, [keeper])

  return { ...state, keeper }
}
