import { NO_ANSWER } from '@/lib/gateway/no-answer'

/** What the gateway says of a form that it refused. */
export async function messageIn(answer: Response | undefined): Promise<string> {
  const body: unknown = await answer?.json().catch(() => undefined)
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof message === 'string' && message !== '' ? message : NO_ANSWER
}
