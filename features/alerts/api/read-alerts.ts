import { listProductAlerts } from '@/lib/gateway/contracts/accounts/alerts'
import type { GatewayCall } from '@/lib/query/reading'

export async function readAlerts(call: GatewayCall) {
  return (await call(listProductAlerts, {})).alerts
}
