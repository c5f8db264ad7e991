import {
  listStorageIssues,
  listStorageOrders,
  listStorageSlots,
  readStorageOrder,
} from '@/lib/gateway/contracts/site/tyre-storage'
import type { Ask } from '@/lib/query/reading'

export function storageList(page: number) {
  return (ask: Ask) => ask(listStorageOrders, { body: { page } })
}

export function oneStorage(number: string) {
  return (ask: Ask) => ask(readStorageOrder, { body: { order_number: number } })
}

export function storageIssues(number: string) {
  return (ask: Ask) => ask(listStorageIssues, { body: { order_number: number } })
}

export function storageSlots(number: string, warehouse: string) {
  return (ask: Ask) => ask(listStorageSlots, { body: { order_number: number, warehouse } })
}
