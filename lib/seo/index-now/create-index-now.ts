import type { Purged } from '../../purges/purge'
import { changedPaths } from './changed-paths'

/** The body of a request to a search engine, as the protocol has it. */
export type IndexNowBody = { host: string; key: string; keyLocation: string; urlList: string[] }

type IndexNowOptions = {
  /** Public origin of the shop. */
  origin: string
  key: string
  /** Hands the addresses to a search engine; rejects where it takes none. */
  send: (body: IndexNowBody) => Promise<void>
  onTrouble: (error: unknown) => void
  /** Milliseconds in which changes are gathered: a price list changes thousands of pages, one after another. */
  gatherMs?: number
}

const GATHER_MS = 10 * 60_000
/** The protocol takes as many at once. */
const MAX_URLS = 10_000

/** Where the search engine reads the key. */
const KEY_PATH = '/indexnow.txt'

/** Notifies a search engine of changed addresses, gathered over minutes. What it does not take is sent with the next ones. */
export function createIndexNow({ origin, key, send, onTrouble, gatherMs = GATHER_MS }: IndexNowOptions) {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  async function sendChanged(): Promise<void> {
    timer = undefined
    const paths = [...changed].slice(0, MAX_URLS)
    for (const path of paths) changed.delete(path)
    const urlList = paths.map((path) => origin + path)
    try {
      await send({ host: new URL(origin).host, key, keyLocation: origin + KEY_PATH, urlList })
    } catch (error) {
      onTrouble(error)
      note(paths)
    }
    if (changed.size > 0) wait()
  }

  function note(paths: readonly string[]): void {
    for (const path of paths) if (changed.size < MAX_URLS) changed.add(path)
  }

  function wait(): void {
    timer ??= setTimeout(() => void sendChanged(), gatherMs).unref()
  }

  return {
    onPurge: (tags: Purged) => {
      note(changedPaths(tags ?? []))
      if (changed.size > 0) wait()
    },
    stop: () => clearTimeout(timer),
  }
}
