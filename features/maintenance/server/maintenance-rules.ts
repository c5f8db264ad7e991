import 'server-only'
import { readMaintenanceAddress } from '@/features/maintenance/model/maintenance-address'
import { toLoaded } from '@/lib/data-cache/load'
import { answerOf, type PageRules, searchTags, statusOf } from '@/lib/routing/page-response'
import { codesOfService, loadMaintenance } from './load-maintenance'

export const maintenanceRules: PageRules<'/catalog_to'> = {
  '/catalog_to': async ({ query }) => {
    const loaded = await toLoaded(() => loadMaintenance(readMaintenanceAddress(query)))
    const codes = loaded.kind === 'found' ? codesOfService(loaded.value) : []
    return answerOf(statusOf(loaded), ...searchTags(codes))
  },
}
