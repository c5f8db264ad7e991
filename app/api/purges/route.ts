import { writePurge } from '@/lib/purges/purge-lines'
import { onPurge, type Purged } from '@/lib/purges/purge'
import { isInnerCall } from '@/lib/security/is-inner-call'

const KEEP_ALIVE_MS = 10_000

/** Notifies the cache in front of changes, for as long as it listens. */
export function GET(request: Request): Response {
  if (!isInnerCall(request.headers)) return Response.json({ message: 'Нет доступа' }, { status: 401 })
  let end = () => {}
  const lines = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      const write = (text: string) => controller.enqueue(encoder.encode(text))
      const stopListening = onPurge('pages', (tags: Purged) => write(writePurge(tags)))
      const keepAlive = setInterval(() => write('\n'), KEEP_ALIVE_MS)
      end = () => {
        stopListening()
        clearInterval(keepAlive)
      }
      request.signal.addEventListener('abort', end)
      write('\n')
    },
    cancel: () => end(),
  })
  return new Response(lines, {
    headers: { 'content-type': 'application/jsonl', 'cache-control': 'no-store' },
  })
}
