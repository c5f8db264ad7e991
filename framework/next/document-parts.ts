import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import { processWide } from '@/lib/process-wide'

/** By the request that both passes of a rendering share, in the order of the first pass: the same page gets the same bytes again. */
const partsOf = processWide('document-parts', () => new WeakMap<object, unknown[]>())

function partsOfRequest(): unknown[] | undefined {
  const request = workAsyncStorage.getStore()
  return request && partsOf.get(request)
}

/** From here on the parts of this request are handed over. */
export function markDocument(): void {
  const request = workAsyncStorage.getStore()
  if (request) partsOf.set(request, [])
}

/**
 * Hands the elements or the data of a part to the pass that writes the document, which draws them itself: they are not written as data first.
 * Returns the place to find them at, and none where a router needs them as data.
 */
export function handOver(part: unknown): number | undefined {
  const parts = partsOfRequest()
  return parts && parts.push(part) - 1
}

export function findHandedOver(place: number): unknown {
  const parts = partsOfRequest()
  if (!parts || place >= parts.length) throw new Error(`Part ${place} of a document was not handed over`)
  return parts[place]
}
