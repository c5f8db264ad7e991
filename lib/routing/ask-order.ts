import { decodeUriPart } from '@/lib/parts/uri'
import { askGateway, type Question } from './ask-gateway'

const READ_ORDER_PATH = '/gw/orders/v3/user-order/read'
const READ_ARCHIVED_PATH = '/gw/orders/v3/user-order/archive/read'
const ORDER_PAGE = /^\/account\/(order|orders|orders\/archive)\/([^/]+)\/?$/
const ARCHIVE = 'archive'
const NOT_FOUND = 404

type OrderPage = { orderNumber: string; isArchived: boolean }

/** The order that a page of the account shows. */
export function orderOfPath(pathname: string): OrderPage | undefined {
  const [, base, segment] = ORDER_PAGE.exec(pathname) ?? []
  if (segment === undefined || (base === 'orders' && segment === ARCHIVE)) return undefined
  return { orderNumber: decodeUriPart(segment) ?? segment, isArchived: base === `orders/${ARCHIVE}` }
}

/** Whether a page shows an order that the visitor has not got. While the gateway keeps silent, the page says so itself. */
export async function isUnknownOrder(question: Question, pathname: string): Promise<boolean> {
  const page = orderOfPath(pathname)
  if (!page) return false
  const path = page.isArchived ? READ_ARCHIVED_PATH : READ_ORDER_PATH
  const answer = await askGateway(question, path, { orderNumber: page.orderNumber })
  return answer?.status === NOT_FOUND
}
