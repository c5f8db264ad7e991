import { headers } from 'next/headers'
import { DOCUMENT_HEADER } from '@/lib/http/document-header'
import { isSharedSecret } from '@/lib/security/is-shared-secret'
import { markDocument } from './document-parts'

/** What stands in `StaticMarkup` after this is written once, if it is a document that is asked for. */
export async function prepareDocument(): Promise<void> {
  const request = await headers()
  if (isSharedSecret(request.get(DOCUMENT_HEADER))) markDocument()
}
