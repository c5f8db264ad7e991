import { decodeUriPart } from '@/lib/parts/uri'
import { askGateway, type Question } from './ask-gateway'

const READ_ORDER_PATH = '/gw/orders/v3/user-order/read'
const READ_ARCHIVED_PATH = '/gw/orders/v3/user-order/archive/read'
const ORDER_PAGE = /^\/account\/(order|orders|orders\/archive)\/([^/]+)\/?$/
const ARCHIVE = 'archive'
const NOT_FOUND = 404
const FIRST_FAILURE = 500
const UNAVAILABLE = 503
const OK = 200

type OrderPage = { orderNumber: string; isArchived: boolean }

/** The order that a page of the account shows. */
export function orderOfPath(pathname: string): OrderPage | undefined {
  const [, base, segment] = ORDER_PAGE.exec(pathname) ?? []
  if (segment === undefined || (base === 'orders' && segment === ARCHIVE)) return undefined
  return { orderNumber: decodeUriPart(segment) ?? segment, isArchived: base === `orders/${ARCHIVE}` }
}

/**
 * The status of a page as far as the order that it shows decides it: 404 for one that the visitor has not got. A gateway that
 * fails or keeps silent makes a page that says so itself.
 */
export async function askOrderStatus(question: Question, pathname: string): Promise<number> {
  const page = orderOfPath(pathname)
  if (!page) return OK
  const path = page.isArchived ? READ_ARCHIVED_PATH : READ_ORDER_PATH
  const answer = await askGateway(question, path, { orderNumber: page.orderNumber })
  const status = answer?.status ?? UNAVAILABLE
  return status === NOT_FOUND || status >= FIRST_FAILURE ? status : OK
}
