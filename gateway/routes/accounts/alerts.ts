import { bind } from '@/gateway/http/bind'
import { requireViewer } from '@/gateway/core/viewer'
import type { ServiceDeps } from '@/gateway/services/deps'
import { createAlert, deleteAlert } from '@/gateway/services/alerts/change-alerts'
import { listAlerts } from '@/gateway/services/alerts/list-alerts'
import {
  createProductAlert,
  deleteProductAlert,
  listProductAlerts,
} from '@/lib/gateway/contracts/accounts/alerts'

export function alertBindings(deps: ServiceDeps) {
  return [
    bind(listProductAlerts, async (_, call) => ({
      alerts: await listAlerts(deps.db, requireViewer(call).userId, deps.now()),
    })),
    bind(createProductAlert, ({ body }, call) => createAlert(deps, requireViewer(call).userId, body)),
    bind(deleteProductAlert, async ({ body }, call) => {
      await deleteAlert(deps, requireViewer(call).userId, body)
      return { ok: true as const }
    }),
  ]
}
