'use client'

import { notify } from '@/components/ui/toast/notify'
import { isGatewayError } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/no-answer'
import { ExpenseError } from '../model/expense-sync'

/** Says what a press has met, where there is no form to say it in. */
export function tellChange(change: Promise<void>): void {
  change.catch((failure: unknown) => {
    const isKnown = failure instanceof ExpenseError || isGatewayError(failure)
    void notify({ kind: 'error', title: 'Ошибка', text: isKnown ? failure.message : NO_ANSWER })
  })
}
