import { headers } from 'next/headers'
import { NONCE_HEADER } from '@/lib/security/nonce'

/** A script in the markup of a page, which the page's policy lets run. Its text is the shop's own, never a visitor's. */
export async function InlineScript({ text }: { text: string }) {
  const nonce = (await headers()).get(NONCE_HEADER) ?? undefined
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
}
