import { readCar } from '@/lib/gateway/contracts/catalog/cars'
import { readArchivedOrder, readOrder } from '@/lib/gateway/contracts/orders/orders'
import { readStorageOrder } from '@/lib/gateway/contracts/site/tyre-storage'
import { type GatewayError, type GatewayErrorKind, isGatewayError } from '@/lib/gateway/errors'
import type { ServerGateway } from '@/lib/gateway/server-client'
import type { RequestOf } from '@/lib/gateway/operation'
import { decodeUriPart } from '@/lib/parts/uri'

const ORDER_PAGE = /^\/account\/(order|orders|orders\/archive|storage)\/([^/]+)\/?$/
const CAR_PAGE = /^\/account\/garage\/([^/]+)(?:\/expenses)?\/?$/
const ARCHIVE = 'archive'
const NOT_FOUND = 404
const DEFAULT_FAILURE = 500
const BAD_GATEWAY = 502
const OK = 200
const INTERCEPTIONS: ReadonlySet<GatewayErrorKind> = new Set(['unauthorized', 'protection', 'outdated'])

type Read = typeof readOrder | typeof readArchivedOrder | typeof readStorageOrder | typeof readCar

type Subject = {
  /** The gateway's read of it. */
  operation: Read
  body: Readonly<Record<string, string>>
  read: (gateway: ServerGateway) => Promise<unknown>
  /** The page itself shows that there is none, and where to go from there. */
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
  if (base === 'storage') return subject(readStorageOrder, { order_number: number })
  return subject(base === `orders/${ARCHIVE}` ? readArchivedOrder : readOrder, { orderNumber: number })
}

function carOf(pathname: string): Subject | undefined {
  const [, segment] = CAR_PAGE.exec(pathname) ?? []
  if (segment === undefined) return undefined
  return { ...subject(readCar, { vin: decodeUriPart(segment) ?? segment }), isMissedByPage: true }
}

function subject<Op extends Read>(operation: Op, body: RequestOf<Op>['body']): Subject {
  return {
    operation,
    body,
    read: (gateway) => gateway.call(operation, { body } as RequestOf<Op>),
    isMissedByPage: false,
  }
}

/**
 * The status of a page as far as what it shows decides it: 404 for what the visitor has not got, and the status of the failure where it
 * can't be read, which the page says itself. A check that comes before the answer is passed in the page.
 */
export async function fetchSubjectStatus(
  gateway: ServerGateway,
  pathname: string,
): Promise<{ status: number; isMissedByPage: boolean }> {
  const subject = subjectOf(pathname)
  if (!subject) return { status: OK, isMissedByPage: false }
  const { isMissedByPage } = subject
  const status = await subject.read(gateway).then(
    () => OK,
    (error: unknown) => (isGatewayError(error) ? statusOf(error) : DEFAULT_FAILURE),
  )
  return { status, isMissedByPage }
}

function statusOf({ kind, status }: GatewayError): number {
  if (INTERCEPTIONS.has(kind)) return OK
  // The storefront answers so to the browser's own call, whose status the page shows.
  if (kind === 'network') return BAD_GATEWAY
  // What cannot be the name of a car or the number of an order names none.
  return kind === 'notFound' || kind === 'validation' ? NOT_FOUND : status
}
