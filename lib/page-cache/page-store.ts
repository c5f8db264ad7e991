export type StoredPage<Value> = {
  value: Value
  lastModified: number
  /** Seconds after which the page is rendered again in the background. */
  revalidate: number
  /** Seconds after which the page must not be served at all. */
  expire: number
  tags: readonly string[]
  bytes: number
}

/** Whole pages, least recently used out first, bounded in bytes so that a crawler cannot grow memory without end. */
export class PageStore<Value> {
  readonly #maxBytes: number
  readonly #pages = new Map<string, StoredPage<Value>>()
  readonly #keys = new Map<string, string>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#pages.size
  }

  get(key: string): StoredPage<Value> | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page
  }

  /** The page last stored for an address, whatever route rendered it. */
  getByPath(path: string): StoredPage<Value> | undefined {
    const key = this.#keys.get(path)
    return key === undefined ? undefined : this.get(key)
  }

  set(key: string, page: StoredPage<Value>): void {
    this.delete(key)
    if (page.bytes > this.#maxBytes) return
    this.#pages.set(key, page)
    this.#keys.set(pathOf(key), key)
    this.#bytes += page.bytes
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#keys.delete(pathOf(key))
    this.#bytes -= page.bytes
  }

  deleteTagged(tags: readonly string[]): void {
    for (const [key, page] of this.#pages) {
      if (page.tags.some((tag) => tags.includes(tag))) this.delete(key)
    }
  }
}

/** Next's keys read `/route-cache/{kind}/{hash}/$/{path}`, with `index` for the home page. */
function pathOf(key: string): string {
  const path = key.slice(key.indexOf('/$/') + 2)
  return path === '/index' ? '/' : path
}
