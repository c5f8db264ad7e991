import { dataCache } from '@/lib/data-cache/cached'

/** Whether the renderer runs, and what it has cached. */
export function GET(): Response {
  const { size, bytes } = dataCache()
  return Response.json(
    { status: 'ok', answers: size, answerBytes: bytes, memory: process.memoryUsage.rss() },
    { headers: { 'cache-control': 'no-store' } },
  )
}
