import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './encodings.ts'
import type { Keeping } from './cache-rules.ts'

export type StoredResponse = {
  status: number
  headers: OutgoingHttpHeaders
  etag: string
  /** Only in the requested encodings; the plain body is decoded from them. */
  bodies: Partial<Record<Encoding, Buffer>>
  /** Encodings whose body has been compressed as well as can be. */
  best: Set<Encoding>
  keeping: Keeping
  tags: readonly string[]
  storedAt: number
  /** A purge named it: it is served only when no newer one can be had. */
  isPurged: boolean
}

type Place = 'new' | 'requested'

/** Share of the store for answers that were requested once. */
const SHARE_OF_NEW = 0.4
const ENTRY_BYTES = 1500
const TAG_BYTES = 32

/**
 * Answers in memory, bounded in bytes with all their metadata. Those requested once and those requested again have
 * separate limits, least recently used out first, so that a crawler that requests each address once cannot push out popular
 * answers.
 */
export class ResponseStore {
  readonly #rooms: Readonly<Record<Place, LRUCache<string, StoredResponse>>>
  #recentPurges: { at: number; tags: ReadonlySet<string> | undefined }[] = []

  constructor(maxBytes: number) {
    const room = (share: number) =>
      new LRUCache<string, StoredResponse>({
        maxSize: Math.max(1, Math.floor(maxBytes * share)),
        maxEntrySize: Math.max(1, Math.floor(maxBytes * SHARE_OF_NEW)),
        sizeCalculation: (answer, key) => sizeOf(key, answer),
      })
    this.#rooms = { new: room(SHARE_OF_NEW), requested: room(1 - SHARE_OF_NEW) }
  }

  get bytes(): number {
    return this.#rooms.new.calculatedSize + this.#rooms.requested.calculatedSize
  }

  get size(): number {
    return this.#rooms.new.size + this.#rooms.requested.size
  }

  get(key: string): StoredResponse | undefined {
    const answer = this.#rooms.new.get(key)
    if (!answer) return this.#rooms.requested.get(key)
    this.#rooms.new.delete(key)
    this.#rooms.requested.set(key, answer)
    return answer
  }

  /** Of the answer stored under a key, without counting as a use. */
  tagsOf(key: string): readonly string[] | undefined {
    const place = this.#placeOf(key)
    return place && this.#rooms[place].peek(key)?.tags
  }

  /** `startedAt` is when the answer was requested: a purge since then makes it old already. */
  set(key: string, answer: StoredResponse, startedAt: number): void {
    answer.isPurged = this.#recentPurges.some(({ at, tags }) => at >= startedAt && isNamed(answer, tags))
    this.#put(this.#placeOf(key) ?? 'new', key, answer)
  }

  /** To be called when a body was added to a stored answer. */
  measure(key: string, answer: StoredResponse): void {
    const place = this.#placeOf(key)
    if (place && this.#rooms[place].peek(key) === answer) this.#put(place, key, answer)
  }

  /** Undefined tags mean that changes may have been missed: everything counts as changed. */
  purge(tags: readonly string[] | undefined, now: number, longestRenderingMs: number): void {
    const needed = tags && new Set(tags)
    this.#recentPurges = this.#recentPurges.filter(({ at }) => now - at < longestRenderingMs)
    this.#recentPurges.push({ at: now, tags: needed })
    for (const room of Object.values(this.#rooms)) {
      for (const answer of room.values()) if (isNamed(answer, needed)) answer.isPurged = true
    }
  }

  #placeOf(key: string): Place | undefined {
    if (this.#rooms.requested.has(key)) return 'requested'
    return this.#rooms.new.has(key) ? 'new' : undefined
  }

  /** Taken out first: a replaced value would keep its former size. */
  #put(place: Place, key: string, answer: StoredResponse): void {
    this.#rooms[place].delete(key)
    this.#rooms[place].set(key, answer)
  }
}

function isNamed(answer: StoredResponse, tags: ReadonlySet<string> | undefined): boolean {
  return tags === undefined ? answer.tags.length > 0 : answer.tags.some((tag) => tags.has(tag))
}

function sizeOf(key: string, { bodies, headers, tags }: StoredResponse): number {
  const ofBodies = Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 0)
  const ofTags = tags.reduce((sum, tag) => sum + TAG_BYTES + 2 * tag.length, 0)
  return ENTRY_BYTES + 2 * key.length + JSON.stringify(headers).length + ofTags + ofBodies
}
