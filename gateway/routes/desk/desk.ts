import { requireViewer } from '@/gateway/core/viewer'
import { bind } from '@/gateway/http/bind'
import type { ServiceDeps } from '@/gateway/services/deps'
import { moveOrderAtDesk, noteOrder } from '@/gateway/services/desk/change-desk-order'
import { listDeskOrders } from '@/gateway/services/desk/list-desk-orders'
import { readDeskOrder } from '@/gateway/services/desk/read-desk-order'
import type { DeskOperationName } from '@/lib/gateway/contracts/desk/all'
import * as contract from '@/lib/gateway/contracts/desk/orders'

/** The staff's calls, apart from those of the shop. */
export function deskBindings(deps: ServiceDeps) {
  const bindings = {
    listDeskOrders: bind(contract.listDeskOrders, ({ body }, call) =>
      listDeskOrders(deps, requireViewer(call), body),
    ),
    readDeskOrder: bind(contract.readDeskOrder, ({ body }, call) =>
      readDeskOrder(deps, requireViewer(call), body.orderNumber),
    ),
    moveDeskOrder: bind(contract.moveDeskOrder, ({ body }, call) =>
      moveOrderAtDesk(deps, requireViewer(call), body),
    ),
    noteDeskOrder: bind(contract.noteDeskOrder, ({ body }, call) =>
      noteOrder(deps, requireViewer(call), body),
    ),
  } satisfies { [Name in DeskOperationName]: { operation: { name: Name } } }
  return Object.values(bindings)
}
