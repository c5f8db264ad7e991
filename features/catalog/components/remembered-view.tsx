import { headers } from 'next/headers'
import { NONCE_HEADER } from '@/lib/security/nonce'
import { ViewScript } from './live/view-script'

/** Puts the remembered view on the list it stands in; the page's policy lets it run. */
export async function RememberedView() {
  const nonce = (await headers()).get(NONCE_HEADER) ?? undefined
  return <ViewScript nonce={nonce} />
}
