import { keptAnswers } from '@/lib/gateway/cache'

/** Whether the renderer runs, and what it keeps. */
export function GET(): Response {
  const { size, bytes } = keptAnswers()
  return Response.json(
    { status: 'ok', answers: size, answerBytes: bytes, memory: process.memoryUsage.rss() },
    { headers: { 'cache-control': 'no-store' } },
  )
}
