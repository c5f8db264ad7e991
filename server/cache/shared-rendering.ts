import type { ConcurrencyLimiter } from '../../lib/connections/concurrency-limiter.ts'

type Options<T> = {
  limiter: ConcurrencyLimiter
  render: (signal: AbortSignal) => Promise<T>
  /** Milliseconds after which a waiting visitor gets the answer that it takes too long. */
  deadlineMs: number
}

/**
 * One rendering for parallel requests of the same. It waits in the lane of each network with a request for it and begins when
 * the first of these has its turn, so that no network waits behind another one. It is dropped when its last visitor has left.
 */
export class SharedRendering<T> {
  readonly result: Promise<T>
  readonly #options: Options<T>
  readonly #settle: { resolve: (value: T) => void; reject: (reason: unknown) => void }
  readonly #lanes = new Map<string, AbortController>()
  #waiting = 0
  #hasStarted = false

  constructor(options: Options<T>) {
    this.#options = options
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    this.#settle = { resolve, reject }
    const late = () => this.#drop(new DOMException('The rendering takes too long', 'TimeoutError'))
    const deadline = setTimeout(late, options.deadlineMs)
    this.result = promise.finally(() => clearTimeout(deadline))
    this.result.catch(() => undefined)
  }

  /** Adds a waiting visitor; call the returned function when he leaves. */
  join(network: string): () => void {
    this.#waiting += 1
    if (!this.#hasStarted && !this.#lanes.has(network)) this.#queue(network)
    let isWaiting = true
    return () => {
      if (!isWaiting) return
      isWaiting = false
      this.#waiting -= 1
      if (this.#waiting === 0) this.#drop(new DOMException('Nobody waits for the rendering', 'AbortError'))
    }
  }

  #queue(network: string): void {
    const lane = new AbortController()
    this.#lanes.set(network, lane)
    this.#options.limiter
      .run(network, () => this.#start(lane), lane.signal)
      .catch((reason: unknown) => {
        this.#lanes.delete(network)
        if (this.#lanes.size === 0) this.#settle.reject(reason)
      })
  }

  #start(own: AbortController): Promise<void> {
    this.#hasStarted = true
    for (const lane of this.#lanes.values()) if (lane !== own) lane.abort()
    return this.#options.render(own.signal).then((value) => {
      this.#lanes.clear()
      this.#settle.resolve(value)
    })
  }

  #drop(reason: DOMException): void {
    this.#settle.reject(reason)
    for (const lane of this.#lanes.values()) lane.abort(reason)
  }
}
