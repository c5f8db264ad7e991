import { decodeUriPart } from '@/lib/parts/uri'
import { askGateway, type Question } from '../gateway/ask-gateway'

const READ_ORDER_PATH = '/gw/orders/v3/user-order/read'
const READ_ARCHIVED_PATH = '/gw/orders/v3/user-order/archive/read'
const READ_STORAGE_PATH = '/gw/tire_storage/order/read'
const READ_CAR_PATH = '/gw/passport/spa/v1/car/read'
const ORDER_PAGE = /^\/account\/(order|orders|orders\/archive|storage)\/([^/]+)\/?$/
const CAR_PAGE = /^\/account\/garage\/([^/]+)(?:\/expenses)?\/?$/
const ARCHIVE = 'archive'
const NOT_FOUND = 404
const INVALID = 422
const FIRST_FAILURE = 500
const UNAVAILABLE = 503
const OK = 200

type Subject = {
  /** The read of the gateway that tells of it. */
  path: string
  body: Readonly<Record<string, string>>
  /** The page tells by itself that there is none, and where to go from there. */
  isMissedByPage: boolean
}

/** The order, the wheels in storage or the car that a page of the account shows. */
export function subjectOf(pathname: string): Subject | undefined {
  return orderOf(pathname) ?? carOf(pathname)
}

function orderOf(pathname: string): Subject | undefined {
  const [, base, segment] = ORDER_PAGE.exec(pathname) ?? []
  if (segment === undefined || (base === 'orders' && segment === ARCHIVE)) return undefined
  const number = decodeUriPart(segment) ?? segment
  if (base === 'storage')
    return { path: READ_STORAGE_PATH, body: { order_number: number }, isMissedByPage: false }
  const path = base === `orders/${ARCHIVE}` ? READ_ARCHIVED_PATH : READ_ORDER_PATH
  return { path, body: { orderNumber: number }, isMissedByPage: false }
}

function carOf(pathname: string): Subject | undefined {
  const [, segment] = CAR_PAGE.exec(pathname) ?? []
  if (segment === undefined) return undefined
  return { path: READ_CAR_PATH, body: { vin: decodeUriPart(segment) ?? segment }, isMissedByPage: true }
}

/**
 * The status of a page as far as what it shows decides it: 404 for what the visitor has not got. A gateway that fails or keeps
 * silent makes a page that says so itself.
 */
export async function askSubjectStatus(
  question: Question,
  pathname: string,
): Promise<{ status: number; isMissedByPage: boolean }> {
  const subject = subjectOf(pathname)
  if (!subject) return { status: OK, isMissedByPage: false }
  const { path, body, isMissedByPage } = subject
  const status = (await askGateway(question, path, body))?.status ?? UNAVAILABLE
  if (status >= FIRST_FAILURE) return { status, isMissedByPage }
  // What cannot be the name of a car or the number of an order names none.
  const isMissing = status === NOT_FOUND || status === INVALID
  return { status: isMissing ? NOT_FOUND : OK, isMissedByPage }
}
