import type { Operation } from '@/lib/gateway/operation'
import {
  blockCustomer,
  endCustomerSessions,
  listCustomerBonuses,
  listCustomerOrders,
  listCustomers,
  readCustomer,
} from './customers'
import {
  acceptDeskReturn,
  decideDeskReturn,
  downloadDeskBillPdf,
  downloadDeskOrderPdf,
  listDeskOrders,
  moveDeskOrder,
  noteDeskOrder,
  readDeskOrder,
  readDeskReturnPhoto,
} from './orders'
import { listDeskCodes } from './codes'
import {
  editDeskProduct,
  hideDeskProduct,
  listDeskProducts,
  listDeskSections,
  readDeskProduct,
  setDeskPrice,
  undoDeskChange,
} from './goods'
import { listMarkupRules, saveMarkupRule, tryMarkupRule } from './rules'

const operations = [
  listDeskOrders,
  readDeskOrder,
  downloadDeskOrderPdf,
  downloadDeskBillPdf,
  moveDeskOrder,
  noteDeskOrder,
  decideDeskReturn,
  acceptDeskReturn,
  readDeskReturnPhoto,
  listMarkupRules,
  tryMarkupRule,
  saveMarkupRule,
  listDeskCodes,
  listCustomers,
  readCustomer,
  listCustomerOrders,
  listCustomerBonuses,
  endCustomerSessions,
  blockCustomer,
  listDeskProducts,
  readDeskProduct,
  hideDeskProduct,
  setDeskPrice,
  listDeskSections,
  editDeskProduct,
  undoDeskChange,
] as const satisfies readonly Operation[]

/** Every call of the staff's desk, once; the shop's own are in `../all.ts`. */
export const deskOperations: readonly Operation[] = operations

export type DeskOperationName = (typeof operations)[number]['name']
