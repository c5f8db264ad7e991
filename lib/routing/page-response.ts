import 'server-only'
import { type Loaded, toLoaded } from '@/lib/data-cache/load'
import type { PAGES, PagePath, ParamsOf } from './pages'

const OK = 200
export const NOT_FOUND = 404

/** What is known of a page before it is rendered: its main read has been done, and the page finds its result cached. */
export type PageResponse = {
  status: number
  /** Address within the shop where the answer stands; the status is that of a redirect then. */
  goTo?: string
  /** Path of the page that shows it, where the address has none of its own. */
  shownBy?: string
  /** The gateway could not give the list or the price that the page is for: it stands without, for the moment. */
  isPartial?: boolean
  /** The data of the page, by the tags of lib/gateway/cache, so that a change takes it out of every cache. */
  tags: readonly string[]
}

type Guarded = {
  [Path in PagePath]: (typeof PAGES)[Path] extends { guards: unknown } | { isPersonal: true } ? Path : never
}[PagePath]

/** Pages that are the same for everyone. */
export type PublicPath = Exclude<PagePath, Guarded | `${Guarded}/${string}`>

export type PageRequest<Path> = {
  params: ParamsOf<Path & string>
  /** The segments of a catch-all, as they stand in the address. */
  rest: readonly string[]
  query: URLSearchParams
}

/** How each page of a feature finds its status and its tags. */
export type PageRules<Path extends PublicPath> = {
  readonly [One in Path]: (request: PageRequest<One>) => Promise<PageResponse> | PageResponse
}

export function answerOf(status: number, ...tags: string[]): PageResponse {
  return { status, tags }
}

export function respondFound(...tags: string[]): PageResponse {
  return answerOf(OK, ...tags)
}

/** Of a page that does not depend on the gateway's answer. */
export function standing(): PageResponse {
  return respondFound()
}

/** Tags of a page with search results. */
export function searchTags(codes: readonly string[]): string[] {
  return ['search', ...codes.map((code) => `search:${code}`)]
}

/** Of a page that is nothing without what it reads. */
export async function respondByRead<T>(
  read: () => Promise<T | undefined>,
  ...tags: string[]
): Promise<PageResponse> {
  return answerOf(statusOf(await toLoaded(read)), ...tags)
}

/** Of a list that is empty while it cannot be had: the page stands. */
export async function respondByList<T>(
  read: () => Promise<T | undefined>,
  ...tags: string[]
): Promise<PageResponse> {
  const loaded = await toLoaded(read)
  return loaded.kind === 'failed' ? respondPartially(...tags) : answerOf(statusOf(loaded), ...tags)
}

/** Of a page that has something to show where the gateway has no text for it. */
export async function respondByOwnPage(read: () => Promise<unknown>): Promise<PageResponse> {
  const loaded = await toLoaded(read)
  return loaded.kind === 'failed' ? respondPartially('content') : respondFound('content')
}

export function respondPartially(...tags: string[]): PageResponse {
  return { status: OK, tags, isPartial: true }
}

export function statusOf(loaded: Loaded<unknown>): number {
  if (loaded.kind === 'failed') return loaded.status
  return loaded.kind === 'missing' ? NOT_FOUND : OK
}
