import { bind } from '@/gateway/http/bind'
import { idempotencyKeyOf } from '@/gateway/http/idempotency-key-of'
import { requireViewer } from '@/gateway/core/viewer'
import type { ServiceDeps } from '@/gateway/services/deps'
import { cancelIssue, createIssue } from '@/gateway/services/tyre-storage/change-issues'
import {
  listIssues,
  listIssueSlots,
  listStorage,
  readStorage,
} from '@/gateway/services/tyre-storage/read-storage'
import * as contract from '@/lib/gateway/contracts/site/tyre-storage'

export function tyreStorageBindings(deps: ServiceDeps) {
  return [
    bind(contract.listStorageOrders, ({ body }, call) => listStorage(deps, requireViewer(call), body)),
    bind(contract.readStorageOrder, ({ body }, call) =>
      readStorage(deps, requireViewer(call), body.order_number),
    ),
    bind(contract.listStorageIssues, ({ body }, call) =>
      listIssues(deps, requireViewer(call), body.order_number),
    ),
    bind(contract.listStorageSlots, ({ body }, call) =>
      listIssueSlots(deps, requireViewer(call), {
        orderNumber: body.order_number,
        warehouse: body.warehouse,
      }),
    ),
    bind(contract.createStorageIssue, ({ body }, call) =>
      createIssue(
        deps,
        requireViewer(call),
        {
          orderNumber: body.order_number,
          warehouse: body.warehouse,
          date: body.issue_date,
          time: body.issue_time,
          comment: body.comment,
        },
        idempotencyKeyOf(call, body.idempotency_key),
      ),
    ),
    bind(contract.cancelStorageIssue, ({ body }, call) =>
      cancelIssue(deps, requireViewer(call), { orderNumber: body.order_number, id: body.id }),
    ),
  ]
}
