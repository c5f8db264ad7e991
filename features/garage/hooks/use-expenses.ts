'use client'

import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useUser } from '@/stores/user/use-user'
import { expenseCalls } from '../api/expense-calls'
import { aloneAmongTabs, createExpenseSync, openExpensesChannel } from '../model/expense-sync'

/** Loads the expenses of the person; nothing is read before the first request. */
export function useExpenseSync() {
  const userId = useUser(({ externalId }) => externalId ?? '')
  const [sync] = useState(() =>
    createExpenseSync({
      userId,
      calls: expenseCalls,
      channel: openExpensesChannel(),
      alone: aloneAmongTabs,
    }),
  )
  return sync
}

/** The expenses of the person, the same in every tab. */
export function useExpenses() {
  const sync = useExpenseSync()
  const state = useStore(sync.store)

  useEffect(() => {
    const stop = sync.follow()
    void sync.open()
    return stop
  }, [sync])

  return { ...state, sync }
}
