import { env } from '@/lib/env'
import { onPurge } from '@/lib/purges/purge'
import { createIndexNow, type IndexNowBody } from './create-index-now'

const TIMEOUT_MS = 10_000

/** Notifies a search engine of changes, where the owner has a key for it. */
export function startIndexNow(): void {
  const { INDEXNOW_KEY: key, INDEXNOW_URL: url, SITE_URL: origin } = env()
  if (key === undefined) return
  const send = (body: IndexNowBody) => post(url, body)
  const onTrouble = (error: unknown) => process.stderr.write(`IndexNow: ${String(error)}\n`)
  onPurge('pages', createIndexNow({ origin, key, send, onTrouble }).onPurge)
}

async function post(url: string, body: IndexNowBody): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
}
