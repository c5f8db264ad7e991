import { listProductAlerts } from '@/lib/gateway/contracts/accounts/alerts'
import type { Ask } from '@/lib/query/reading'

export async function readAlerts(ask: Ask) {
  return (await ask(listProductAlerts, {})).alerts
}
