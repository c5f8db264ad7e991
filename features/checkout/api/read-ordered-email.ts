import { browserGateway } from '@/lib/gateway/browser-client'
import { getStorage } from '@/lib/gateway/contracts/accounts/storage'
import { requireResponse } from '@/lib/gateway/wire/require-response'
import { parseSavedOrders, SAVED_ORDERS_KEY } from '../model/lines/saved-orders'
import { templateOf } from '../model/steps/template'

/** The mail that the person gave with the last order; empty when there was none. */
export async function readOrderedEmail(): Promise<string> {
  const body = { keys: [SAVED_ORDERS_KEY] }
  const values = requireResponse(await browserGateway().call(getStorage, { body }, { handlesErrors: true }))
  return templateOf(parseSavedOrders(values[SAVED_ORDERS_KEY])).infoStep.email ?? ''
}
