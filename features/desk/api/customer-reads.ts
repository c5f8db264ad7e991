import {
  findCompanyClients,
  listCompanyManagers,
  listCustomerBonuses,
  listCustomerOrders,
  listCustomers,
  readCustomer,
} from '@/lib/gateway/contracts/desk/customers'
import type { GatewayCall } from '@/lib/query/reading'
import type { CustomerQuery } from '../model/customer-address'

export function customers({ after, ...query }: CustomerQuery) {
  return (call: GatewayCall) =>
    call(listCustomers, { body: { ...query, ...(after !== undefined && { after }) } })
}

export function customer(customerId: string) {
  return (call: GatewayCall) => call(readCustomer, { body: { customerId } })
}

export function companyClients(inn: string) {
  return (call: GatewayCall) => call(findCompanyClients, { body: { inn } })
}

export function companyManagers() {
  return (call: GatewayCall) => call(listCompanyManagers, { body: {} })
}

export function customerOrders(customerId: string, page: number) {
  return (call: GatewayCall) => call(listCustomerOrders, { body: { customerId, page } })
}

export function customerBonuses(customerId: string, page: number) {
  return (call: GatewayCall) => call(listCustomerBonuses, { body: { customerId, page } })
}
