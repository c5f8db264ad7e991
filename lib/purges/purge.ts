import { processWide } from '../process-wide.ts'

/** `undefined` when changes may have been missed and everything counts as changed. */
export type Purged = readonly string[] | undefined
type Listener = (tags: Purged) => void

/** Answers before pages: a page made of an old answer would be cached as a new one. */
const ORDER = ['answers', 'pages'] as const
type Store = (typeof ORDER)[number]

function listeners(): Record<Store, Set<Listener>> {
  return processWide('purge-listeners', () => ({ answers: new Set<Listener>(), pages: new Set<Listener>() }))
}

/** Subscribes a store to purges; the returned function unsubscribes it. */
export function onPurge(store: Store, listener: Listener): () => void {
  const those = listeners()[store]
  those.add(listener)
  return () => those.delete(listener)
}

/** Notifies all subscribed stores of this process, and through some of them other processes, of a change. */
export function purge(tags: Purged): void {
  for (const store of ORDER) for (const listener of listeners()[store]) notify(listener, tags)
}

/** Notifies the page stores alone: what the pages are made of has not changed. */
export function purgePages(tags: readonly string[]): void {
  for (const listener of listeners().pages) notify(listener, tags)
}

/** A store that fails keeps its content; the others must be purged all the same. */
function notify(listener: Listener, tags: Purged): void {
  try {
    listener(tags)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  }
}
