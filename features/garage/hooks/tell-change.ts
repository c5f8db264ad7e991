'use client'

import { notify } from '@/components/ui/toast/notify'
import { isGatewayError } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/no-answer'
import { ExpenseError } from '../model/expense-sync'

/** Shows the failure of a press outside a form. */
export function tellChange(change: Promise<void>): void {
  change.catch((failure: unknown) => {
    const isKnown = failure instanceof ExpenseError || isGatewayError(failure)
    void notify({ kind: 'error', title: 'Ошибка', text: isKnown ? failure.message : NO_ANSWER })
  })
}
