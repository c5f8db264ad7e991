import { browserGateway } from '@/lib/gateway/browser-client'
import { createProductAlert, deleteProductAlert } from '@/lib/gateway/contracts/accounts/alerts'
import { requireResponse } from '@/lib/gateway/wire/require-response'
import type { AlertPart, RequestedAlert } from '../model/requested-alert'

const OWN_ERRORS = { handlesErrors: true } as const

/** Throws when it was refused. */
export async function createAlert(body: RequestedAlert): Promise<void> {
  await browserGateway().call(createProductAlert, { body }, OWN_ERRORS).then(requireResponse)
}

export async function deleteAlert({ brand, article }: AlertPart): Promise<void> {
  await browserGateway()
    .call(deleteProductAlert, { body: { brand, article } }, OWN_ERRORS)
    .then(requireResponse)
}
