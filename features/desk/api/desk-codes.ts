import { listDeskCodes } from '@/lib/gateway/contracts/desk/codes'
import type { Ask } from '@/lib/query/reading'

export function deskCodes(ask: Ask) {
  return ask(listDeskCodes, { body: {} })
}
