'use client'

import { notifyFailure } from '@/components/ui/toast/notify-failure'
import { ExpenseError } from '../model/expense-sync'

/** Shows the failure of a press outside a form. */
export function notifyChange(change: Promise<void>): void {
  change.catch((failure: unknown) => {
    void notifyFailure(failure, failure instanceof ExpenseError ? { text: failure.message } : {})
  })
}
