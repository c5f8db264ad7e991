import { queryOptions } from '@tanstack/react-query'
import type { listCustomers, readCustomer } from '@/lib/gateway/contracts/desk/customers'
import type { ResponseOf } from '@/lib/gateway/operation'
import { reading } from '@/lib/query/reading'
import type { CustomerQuery } from '../model/customer-address'

export type CustomerList = ResponseOf<typeof listCustomers>
export type Customer = ResponseOf<typeof readCustomer>

export function customersOptions(query: CustomerQuery) {
  return queryOptions({
    queryKey: ['desk', 'customers', query],
    ...reading(async () => (await import('./customer-reads')).customers(query)),
  })
}

export function customerOptions(customerId: string) {
  return queryOptions({
    queryKey: ['desk', 'customer', customerId],
    ...reading(async () => (await import('./customer-reads')).customer(customerId)),
  })
}

/** Clients of companies that a legal person pays for. */
export function companyClientsOptions(inn: string) {
  return queryOptions({
    queryKey: ['desk', 'company-clients', inn],
    ...reading(async () => (await import('./customer-reads')).companyClients(inn)),
  })
}

export const managersOptions = queryOptions({
  queryKey: ['desk', 'company-managers'],
  ...reading(async () => (await import('./customer-reads')).companyManagers()),
})

export function customerOrdersOptions(customerId: string, page: number) {
  return queryOptions({
    queryKey: ['desk', 'customer-orders', customerId, page],
    ...reading(async () => (await import('./customer-reads')).customerOrders(customerId, page)),
  })
}

export function customerBonusesOptions(customerId: string, page: number) {
  return queryOptions({
    queryKey: ['desk', 'customer-bonuses', customerId, page],
    ...reading(async () => (await import('./customer-reads')).customerBonuses(customerId, page)),
  })
}
