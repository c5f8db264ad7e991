import type { Viewer } from '@/gateway/core/viewer'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import type { ServiceDeps } from '@/gateway/services/deps'
import { sectionsInOrder } from '@/gateway/services/reference/sections-in-order'

export async function listDeskSections(deps: ServiceDeps, viewer: Viewer) {
  await requireStaff(deps.db, viewer)
  return { sections: sectionsInOrder(await deps.reference()) }
}
