import type { Operation } from '@/lib/gateway/operation'
import {
  blockCustomer,
  endCustomerSessions,
  findCompanyClients,
  listCompanyManagers,
  listCustomerBonuses,
  listCustomerOrders,
  listCustomers,
  readCustomer,
  saveCompany,
} from './customers'
import {
  acceptDeskReturn,
  decideDeskReturn,
  downloadDeskBillPdf,
  downloadDeskOrderPdf,
  listDeskOrders,
  moveDeskOrder,
  noteDeskOrder,
  priceDeskDelivery,
  readDeskOrder,
  readDeskReturnPhoto,
} from './orders'
import { listDeskCodes } from './codes'
import { listDeliveryRules, saveDeliveryElsewhere, saveDeliveryZone } from './delivery'
import { listPaymentRules, savePaymentRule } from './payments'
import { findPopularProducts, readPopularChoice, savePopularChoice } from './popular'
import { downloadDeskReport, readDeskReport } from './reports'
import {
  addDeskPicture,
  editDeskProduct,
  hideDeskProduct,
  listDeskProducts,
  listDeskProperties,
  listDeskSections,
  readDeskProduct,
  setDeskPrice,
  undoDeskChange,
} from './goods'
import { listMarkupRules, saveMarkupRule, tryMarkupRule } from './rules'
import { countDeskWaiting } from './waiting'
import { listSupplierNames, saveSupplierName } from './suppliers'

const operations = [
  listDeskOrders,
  readDeskOrder,
  downloadDeskOrderPdf,
  downloadDeskBillPdf,
  moveDeskOrder,
  noteDeskOrder,
  priceDeskDelivery,
  decideDeskReturn,
  acceptDeskReturn,
  readDeskReturnPhoto,
  countDeskWaiting,
  listMarkupRules,
  tryMarkupRule,
  saveMarkupRule,
  listDeliveryRules,
  saveDeliveryZone,
  saveDeliveryElsewhere,
  listPaymentRules,
  savePaymentRule,
  listSupplierNames,
  saveSupplierName,
  listDeskCodes,
  listCustomers,
  readCustomer,
  listCustomerOrders,
  listCustomerBonuses,
  endCustomerSessions,
  findCompanyClients,
  listCompanyManagers,
  saveCompany,
  blockCustomer,
  readDeskReport,
  downloadDeskReport,
  readPopularChoice,
  findPopularProducts,
  savePopularChoice,
  listDeskProducts,
  readDeskProduct,
  hideDeskProduct,
  setDeskPrice,
  listDeskProperties,
  listDeskSections,
  addDeskPicture,
  editDeskProduct,
  undoDeskChange,
] as const satisfies readonly Operation[]

/** Every call of the staff's desk, once; the shop's own are in `../all.ts`. */
export const deskOperations: readonly Operation[] = operations

export type DeskOperationName = (typeof operations)[number]['name']
