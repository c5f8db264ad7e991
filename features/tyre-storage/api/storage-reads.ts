import {
  listStorageIssues,
  listStorageOrders,
  listStorageSlots,
  readStorageOrder,
} from '@/lib/gateway/contracts/site/tyre-storage'
import type { GatewayCall } from '@/lib/query/reading'

export function storageList(page: number) {
  return (call: GatewayCall) => call(listStorageOrders, { body: { page } })
}

export function oneStorage(number: string) {
  return (call: GatewayCall) => call(readStorageOrder, { body: { order_number: number } })
}

export function storageIssues(number: string) {
  return (call: GatewayCall) => call(listStorageIssues, { body: { order_number: number } })
}

export function storageSlots(number: string, warehouse: string) {
  return (call: GatewayCall) => call(listStorageSlots, { body: { order_number: number, warehouse } })
}
