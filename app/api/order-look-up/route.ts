import { env } from '@/lib/env'
import { respondToForm, readForm, refuseForm } from '@/lib/forms/saved-form'
import { hrefs } from '@/lib/routing/hrefs'
import { isOwnForm } from '@/lib/security/is-own-form'

/** The look-up of an order without scripts: number and phone go to the page that answers, and into no address. */
export async function POST(request: Request): Promise<Response> {
  const { SITE_URL } = env()
  if (!isOwnForm(request.headers, SITE_URL)) return refuseForm()
  const fields = await readForm(request, ['orderNumber', 'phone'])
  return respondToForm(hrefs.foundOrder, { fields, isSecure: SITE_URL.startsWith('https:') })
}
