import { browserGateway } from '@/lib/gateway/browser-client'
import {
  addDeskPicture,
  editDeskProduct,
  hideDeskProduct,
  setDeskPrice,
  undoDeskChange,
} from '@/lib/gateway/contracts/desk/goods'
import type { RequestOf } from '@/lib/gateway/operation'
import { requireResponse } from '@/lib/gateway/wire/require-response'

const WE_SHOW = { handlesErrors: true } as const
const UPLOAD_MS = 120_000

export function setHidden(body: RequestOf<typeof hideDeskProduct>['body']) {
  return browserGateway().call(hideDeskProduct, { body }, WE_SHOW).then(requireResponse)
}

export function setPrice(body: RequestOf<typeof setDeskPrice>['body']) {
  return browserGateway().call(setDeskPrice, { body }, WE_SHOW).then(requireResponse)
}

export function editProduct(body: RequestOf<typeof editDeskProduct>['body']) {
  return browserGateway().call(editDeskProduct, { body }, WE_SHOW).then(requireResponse)
}

export function addPicture(body: RequestOf<typeof addDeskPicture>['body']) {
  return browserGateway()
    .call(addDeskPicture, { body }, { ...WE_SHOW, timeoutMs: UPLOAD_MS })
    .then(requireResponse)
}

export function undoChange(body: RequestOf<typeof undoDeskChange>['body']) {
  return browserGateway().call(undoDeskChange, { body }, WE_SHOW).then(requireResponse)
}
