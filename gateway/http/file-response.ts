import type { Operation } from '@/lib/gateway/operation'

/** The file that an operation answers with. It belongs to one person: never cached on the way, never shown in place. */
export function fileResponse({ name: operation, file }: Operation, content: Buffer<ArrayBuffer>): Response {
  if (!file) throw new TypeError(`${operation} does not answer with a file`)
  return new Response(content, {
    headers: {
      'content-type': file.contentType,
      'content-length': String(content.byteLength),
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
