import {
  listCustomerBonuses,
  listCustomerOrders,
  listCustomers,
  readCustomer,
} from '@/lib/gateway/contracts/desk/customers'
import type { Ask } from '@/lib/query/reading'
import type { CustomerQuery } from '../model/customer-address'

export function customers({ after, ...query }: CustomerQuery) {
  return (ask: Ask) => ask(listCustomers, { body: { ...query, ...(after !== undefined && { after }) } })
}

export function customer(customerId: string) {
  return (ask: Ask) => ask(readCustomer, { body: { customerId } })
}

export function customerOrders(customerId: string, page: number) {
  return (ask: Ask) => ask(listCustomerOrders, { body: { customerId, page } })
}

export function customerBonuses(customerId: string, page: number) {
  return (ask: Ask) => ask(listCustomerBonuses, { body: { customerId, page } })
}
