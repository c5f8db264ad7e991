import type { OperationFile } from '@/lib/gateway/operation'

/** One grey pixel. */
const WEBP = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

/** A small file of the operation's kind. */
export function mockedFile({ name, contentType }: OperationFile): Response {
  const headers = { 'content-type': contentType, 'content-disposition': `inline; filename="${name}"` }
  return new Response(contentOf(contentType), { headers })
}

function contentOf(contentType: string): BodyInit {
  if (contentType.startsWith('image/')) return Buffer.from(WEBP, 'base64')
  return contentType.endsWith('/pdf') ? PDF : 'mock'
}
