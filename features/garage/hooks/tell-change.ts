'use client'

import { notifyFailure } from '@/components/ui/toast/notify-failure'
import { ExpenseError } from '../model/expense-sync'

/** Says what a press has met, where there is no form to say it in. */
export function tellChange(change: Promise<void>): void {
  change.catch((failure: unknown) => {
    void notifyFailure(failure, failure instanceof ExpenseError ? { text: failure.message } : {})
  })
}
