import type { Viewer } from '@/gateway/core/viewer'
import type { CoreDeps } from '@/gateway/core/deps'
import { toOrderDocument } from '@/gateway/services/documents/order-document'
import { buildBillPdf, buildOrderPdf } from '@/gateway/services/documents/order-pdf'
import { buildOrderWorkbook } from '@/gateway/services/documents/build-order-workbook'
import { readSeller } from '@/gateway/services/documents/read-seller'
import { findOwnOrder, loadOrderLines, type OrderScope } from '@/gateway/services/orders/read-order'

export type PaperRequest = { orderNumber: string; useMarkup: boolean }

async function readPaper(
  { db }: CoreDeps,
  viewer: Viewer,
  { orderNumber, useMarkup }: PaperRequest,
  { onlyBought = false, ...scope }: OrderScope & { onlyBought?: boolean } = {},
) {
  const order = await findOwnOrder(db, viewer, orderNumber, scope)
  return toOrderDocument(order, await loadOrderLines(db, order.id), { useMarkup, onlyBought })
}

/** The viewer's order as a spreadsheet. */
export async function readOrderWorkbook(
  deps: CoreDeps,
  viewer: Viewer,
  request: PaperRequest,
  scope: OrderScope = {},
) {
  return buildOrderWorkbook(await readPaper(deps, viewer, request, scope))
}

export async function readOrderPdf(deps: CoreDeps, viewer: Viewer, request: PaperRequest) {
  return buildOrderPdf(await readPaper(deps, viewer, request), await readSeller(deps))
}

/** The bill names only what is still bought, at what the buyer owes: a margin is between him and his own clients. */
export async function readBillPdf(
  deps: CoreDeps,
  viewer: Viewer,
  { orderNumber }: Pick<PaperRequest, 'orderNumber'>,
) {
  const paper = await readPaper(deps, viewer, { orderNumber, useMarkup: false }, { onlyBought: true })
  return buildBillPdf(paper, await readSeller(deps))
}
