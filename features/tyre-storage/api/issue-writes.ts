import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import { cancelStorageIssue, createStorageIssue } from '@/lib/gateway/contracts/site/tyre-storage'
import type { RequestOf } from '@/lib/gateway/operation'

export type NewIssue = RequestOf<typeof createStorageIssue>['body']

/** Throws when it was refused: the form shows why and keeps the choice. */
export function bookIssue(body: NewIssue) {
  return browserGateway().call(createStorageIssue, { body }, { handlesErrors: true }).then(requireResponse)
}

export function callOffIssue(order_number: string, id: string) {
  return browserGateway()
    .call(cancelStorageIssue, { body: { order_number, id } }, { handlesErrors: true })
    .then(requireResponse)
}
