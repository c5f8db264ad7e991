import { bind } from '@/gateway/http/bind'
import { fileResponse } from '@/gateway/http/file-response'
import { requireViewer } from '@/gateway/core/viewer'
import { buildImportReport, readImportMeta } from '@/gateway/services/cart-upload/read-imports'
import { uploadCart } from '@/gateway/services/cart-upload/upload-cart'
import type { ServiceDeps } from '@/gateway/services/deps'
import * as contract from '@/lib/gateway/contracts/orders/cart'

export function cartUploadBindings(deps: ServiceDeps) {
  return [
    bind(contract.uploadCart, ({ body }, call) => uploadCart(deps, requireViewer(call), body.file)),
    bind(contract.getCartImportMeta, (_, call) => readImportMeta(deps, requireViewer(call))),
    bind(contract.downloadCartReport, async ({ query }, call) =>
      fileResponse(contract.downloadCartReport, await buildImportReport(deps, requireViewer(call), query.id)),
    ),
  ]
}
