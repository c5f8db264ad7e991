import { listDeskCodes } from '@/lib/gateway/contracts/desk/codes'
import type { GatewayCall } from '@/lib/query/reading'

export function deskCodes(call: GatewayCall) {
  return call(listDeskCodes, { body: {} })
}
