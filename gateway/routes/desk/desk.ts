import { requireViewer } from '@/gateway/core/viewer'
import { bind } from '@/gateway/http/bind'
import { fileResponse } from '@/gateway/http/file-response'
import { createDocumentQueue } from '@/gateway/routes/orders/create-document-queue'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import type { ServiceDeps } from '@/gateway/services/deps'
import { moveOrderAtDesk, noteOrder } from '@/gateway/services/desk/change-desk-order'
import { listDeliveryRules } from '@/gateway/services/delivery-rules/list-delivery-rules'
import {
  saveDeliveryElsewhere,
  saveDeliveryZone,
} from '@/gateway/services/delivery-rules/save-delivery-rules'
import { countDeskWaiting } from '@/gateway/services/desk/count-desk-waiting'
import { listDeskCodes } from '@/gateway/services/desk/list-desk-codes'
import { listDeskOrders } from '@/gateway/services/desk/list-desk-orders'
import { priceDelivery } from '@/gateway/services/desk/price-delivery'
import { readDeskOrder } from '@/gateway/services/desk/read-desk-order'
import { readBillPdf, readOrderPdf } from '@/gateway/services/documents/read-order-documents'
import { listMarkupRules } from '@/gateway/services/markup/list-markup-rules'
import { saveMarkupRule } from '@/gateway/services/markup/save-markup-rule'
import { tryMarkupRule } from '@/gateway/services/markup/try-markup-rule'
import { listPaymentRules, savePaymentRule } from '@/gateway/services/payment-rules/payment-rules'
import { listSupplierNames, saveSupplierName } from '@/gateway/services/supplier-names/supplier-names'
import { acceptReturn, decideReturn, readReturnPhoto } from '@/gateway/services/desk/decide-return'
import { listCompanyManagers, saveCompany } from '@/gateway/services/desk/customers/save-company'
import { findCompanyClients } from '@/gateway/services/desk/customers/shared-clients'
import { blockCustomer, endCustomerSessions } from '@/gateway/services/desk/customers/change-customer'
import { listCustomers } from '@/gateway/services/desk/customers/list-customers'
import {
  listCustomerBonuses,
  listCustomerOrders,
  readCustomer,
} from '@/gateway/services/desk/customers/read-customer'
import { readPopularChoice } from '@/gateway/services/popular/popular-choice'
import { findPopularProducts, savePopularChoice } from '@/gateway/services/popular/save-popular-choice'
import { readReport } from '@/gateway/services/reports/read-report'
import { toReportCsv } from '@/gateway/services/reports/to-report-csv'
import type { DeskOperationName } from '@/lib/gateway/contracts/desk/all'
import { listDeskCodes as listCodes } from '@/lib/gateway/contracts/desk/codes'
import * as customers from '@/lib/gateway/contracts/desk/customers'
import * as delivery from '@/lib/gateway/contracts/desk/delivery'
import { addPicture } from '@/gateway/services/desk/goods/add-picture'
import { hideProduct } from '@/gateway/services/desk/goods/hide-product'
import { listDeskProducts } from '@/gateway/services/desk/goods/list-desk-products'
import { readDeskProduct } from '@/gateway/services/desk/goods/read-desk-product'
import { setPrice } from '@/gateway/services/desk/goods/set-price'
import { editProduct } from '@/gateway/services/desk/goods/edit-product'
import { listDeskProperties } from '@/gateway/services/desk/goods/list-desk-properties'
import { listDeskSections } from '@/gateway/services/desk/goods/list-desk-sections'
import { undoChange } from '@/gateway/services/desk/goods/undo-change'
import * as goods from '@/lib/gateway/contracts/desk/goods'
import * as contract from '@/lib/gateway/contracts/desk/orders'
import * as payments from '@/lib/gateway/contracts/desk/payments'
import * as popular from '@/lib/gateway/contracts/desk/popular'
import * as reports from '@/lib/gateway/contracts/desk/reports'
import * as rules from '@/lib/gateway/contracts/desk/rules'
import { countDeskWaiting as countWaiting } from '@/lib/gateway/contracts/desk/waiting'
import * as suppliers from '@/lib/gateway/contracts/desk/suppliers'

/** The staff's calls, apart from those of the shop. */
export function deskBindings(deps: ServiceDeps) {
  const draw = createDocumentQueue()
  const bindings = {
    listDeskOrders: bind(contract.listDeskOrders, ({ body }, call) =>
      listDeskOrders(deps, requireViewer(call), body),
    ),
    readDeskOrder: bind(contract.readDeskOrder, ({ body }, call) =>
      readDeskOrder(deps, requireViewer(call), body.orderNumber),
    ),
    downloadDeskOrderPdf: bind(contract.downloadDeskOrderPdf, async ({ body: { orderNumber } }, call) => {
      const viewer = requireViewer(call)
      await requireStaff(deps.db, viewer)
      const requested = { orderNumber, useMarkup: false }
      return fileResponse(
        contract.downloadDeskOrderPdf,
        await draw(viewer, () => readOrderPdf(deps, 'staff', requested)),
      )
    }),
    downloadDeskBillPdf: bind(contract.downloadDeskBillPdf, async ({ body }, call) => {
      const viewer = requireViewer(call)
      await requireStaff(deps.db, viewer)
      return fileResponse(
        contract.downloadDeskBillPdf,
        await draw(viewer, () => readBillPdf(deps, 'staff', body)),
      )
    }),
    moveDeskOrder: bind(contract.moveDeskOrder, ({ body }, call) =>
      moveOrderAtDesk(deps, requireViewer(call), body),
    ),
    noteDeskOrder: bind(contract.noteDeskOrder, ({ body }, call) =>
      noteOrder(deps, requireViewer(call), body),
    ),
    priceDeskDelivery: bind(contract.priceDeskDelivery, ({ body }, call) =>
      priceDelivery(deps, requireViewer(call), body),
    ),
    decideDeskReturn: bind(contract.decideDeskReturn, ({ body }, call) =>
      decideReturn(deps, requireViewer(call), body),
    ),
    acceptDeskReturn: bind(contract.acceptDeskReturn, ({ body }, call) =>
      acceptReturn(deps, requireViewer(call), body),
    ),
    readDeskReturnPhoto: bind(contract.readDeskReturnPhoto, async ({ body }, call) =>
      fileResponse(
        contract.readDeskReturnPhoto,
        await readReturnPhoto(deps, requireViewer(call), body.photoId),
      ),
    ),
    countDeskWaiting: bind(countWaiting, (_, call) => countDeskWaiting(deps, requireViewer(call))),
    listMarkupRules: bind(rules.listMarkupRules, (_, call) => listMarkupRules(deps, requireViewer(call))),
    tryMarkupRule: bind(rules.tryMarkupRule, ({ body }, call) =>
      tryMarkupRule(deps, requireViewer(call), body),
    ),
    saveMarkupRule: bind(rules.saveMarkupRule, ({ body }, call) =>
      saveMarkupRule(deps, requireViewer(call), body),
    ),
    listDeliveryRules: bind(delivery.listDeliveryRules, (_, call) =>
      listDeliveryRules(deps, requireViewer(call)),
    ),
    saveDeliveryZone: bind(delivery.saveDeliveryZone, ({ body }, call) =>
      saveDeliveryZone(deps, requireViewer(call), body),
    ),
    saveDeliveryElsewhere: bind(delivery.saveDeliveryElsewhere, ({ body }, call) =>
      saveDeliveryElsewhere(deps, requireViewer(call), body),
    ),
    listPaymentRules: bind(payments.listPaymentRules, (_, call) =>
      listPaymentRules(deps, requireViewer(call)),
    ),
    savePaymentRule: bind(payments.savePaymentRule, ({ body }, call) =>
      savePaymentRule(deps, requireViewer(call), body),
    ),
    listSupplierNames: bind(suppliers.listSupplierNames, (_, call) =>
      listSupplierNames(deps, requireViewer(call)),
    ),
    saveSupplierName: bind(suppliers.saveSupplierName, ({ body }, call) =>
      saveSupplierName(deps, requireViewer(call), body),
    ),
    listDeskCodes: bind(listCodes, (_, call) => listDeskCodes(deps, requireViewer(call))),
    listCustomers: bind(customers.listCustomers, ({ body }, call) =>
      listCustomers(deps, requireViewer(call), body),
    ),
    readCustomer: bind(customers.readCustomer, ({ body }, call) =>
      readCustomer(deps, requireViewer(call), body.customerId),
    ),
    listCustomerOrders: bind(customers.listCustomerOrders, ({ body }, call) =>
      listCustomerOrders(deps, requireViewer(call), body),
    ),
    listCustomerBonuses: bind(customers.listCustomerBonuses, ({ body }, call) =>
      listCustomerBonuses(deps, requireViewer(call), body),
    ),
    endCustomerSessions: bind(customers.endCustomerSessions, ({ body }, call) =>
      endCustomerSessions(deps, requireViewer(call), body.customerId),
    ),
    blockCustomer: bind(customers.blockCustomer, ({ body }, call) =>
      blockCustomer(deps, requireViewer(call), body),
    ),
    findCompanyClients: bind(customers.findCompanyClients, ({ body }, call) =>
      findCompanyClients(deps, requireViewer(call), body),
    ),
    listCompanyManagers: bind(customers.listCompanyManagers, (_, call) =>
      listCompanyManagers(deps, requireViewer(call)),
    ),
    saveCompany: bind(customers.saveCompany, ({ body }, call) =>
      saveCompany(deps, requireViewer(call), body),
    ),
    readPopularChoice: bind(popular.readPopularChoice, (_, call) =>
      readPopularChoice(deps, requireViewer(call)),
    ),
    findPopularProducts: bind(popular.findPopularProducts, ({ body }, call) =>
      findPopularProducts(deps, requireViewer(call), body.article),
    ),
    savePopularChoice: bind(popular.savePopularChoice, ({ body }, call) =>
      savePopularChoice(deps, requireViewer(call), body),
    ),
    readDeskReport: bind(reports.readDeskReport, ({ body }, call) =>
      readReport(deps, requireViewer(call), body),
    ),
    downloadDeskReport: bind(reports.downloadDeskReport, async ({ body }, call) =>
      fileResponse(
        reports.downloadDeskReport,
        Buffer.from(toReportCsv(await readReport(deps, requireViewer(call), body))),
      ),
    ),
    listDeskProducts: bind(goods.listDeskProducts, ({ body }, call) =>
      listDeskProducts(deps, requireViewer(call), body),
    ),
    readDeskProduct: bind(goods.readDeskProduct, ({ body }, call) =>
      readDeskProduct(deps, requireViewer(call), body.code),
    ),
    hideDeskProduct: bind(goods.hideDeskProduct, ({ body }, call) =>
      hideProduct(deps, requireViewer(call), body),
    ),
    setDeskPrice: bind(goods.setDeskPrice, ({ body }, call) => setPrice(deps, requireViewer(call), body)),
    listDeskSections: bind(goods.listDeskSections, (_, call) => listDeskSections(deps, requireViewer(call))),
    listDeskProperties: bind(goods.listDeskProperties, ({ body }, call) =>
      listDeskProperties(deps, requireViewer(call), body.code),
    ),
    editDeskProduct: bind(goods.editDeskProduct, ({ body }, call) =>
      editProduct(deps, requireViewer(call), body),
    ),
    addDeskPicture: bind(goods.addDeskPicture, ({ body }, call) =>
      addPicture(deps, requireViewer(call), body),
    ),
    undoDeskChange: bind(goods.undoDeskChange, ({ body }, call) =>
      undoChange(deps, requireViewer(call), body),
    ),
  } satisfies { [Name in DeskOperationName]: { operation: { name: Name } } }
  return Object.values(bindings)
}
