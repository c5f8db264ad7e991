import { env } from '@/lib/env'
import { respondToForm, readForm, refuseForm } from '@/lib/forms/saved-form'
import { gatewayInNameOf } from '@/lib/gateway/server-client'
import { fetchViewer } from '@/lib/routing/fetch-viewer'
import { hrefs } from '@/lib/routing/hrefs'
import { isOwnForm } from '@/lib/security/is-own-form'

const TIMEOUT_MS = 10_000

/** Where emails lead: the order's page in the account, or the look-up that only lacks the phone. */
export async function GET({ url, headers }: Request): Promise<Response> {
  const isSecure = env().SITE_URL.startsWith('https:')
  const orderNumber = new URL(url).searchParams.get('order') ?? ''
  if (orderNumber === '') return respondToForm(hrefs.orderLookUp, { isSecure })
  const viewer = await fetchViewer(gatewayInNameOf(headers, { timeoutMs: TIMEOUT_MS, isOnce: true }), headers)
  if (viewer === 'unknown' || viewer.isAuthorized)
    return respondToForm(hrefs.order(orderNumber), { isSecure })
  return respondToForm(hrefs.foundOrder, { fields: { orderNumber }, isSecure })
}

/** The look-up of an order without scripts: number and phone go to the page that answers, and into no address. */
export async function POST(request: Request): Promise<Response> {
  const { SITE_URL } = env()
  if (!isOwnForm(request.headers, SITE_URL)) return refuseForm()
  const fields = await readForm(request, ['orderNumber', 'phone'])
  return respondToForm(hrefs.foundOrder, { fields, isSecure: SITE_URL.startsWith('https:') })
}
