import { headers } from 'next/headers'
import { purgePages } from '@/lib/purges/purge'

/** Request header of a page that may be kept: names this rendering among all of its page. */
export const RENDERING_HEADER = 'x-rendering'

const left = new WeakSet<object>()

export function renderingTag(name: string): string {
  return `rendering:${name}`
}

/** Has the page that is rendered now forgotten by who keeps it: it lacks a part. Does nothing where no page is rendered. */
export async function leaveUnkept(): Promise<void> {
  const request = await readHeaders()
  const name = request?.get(RENDERING_HEADER)
  if (!request || !name || left.has(request)) return
  left.add(request)
  purgePages([renderingTag(name)])
}

async function readHeaders(): Promise<Awaited<ReturnType<typeof headers>> | undefined> {
  try {
    return await headers()
  } catch {
    return undefined
  }
}
