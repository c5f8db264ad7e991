const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000
/** Browsers that lost the same service must not come back in the same moment. */
const SPREAD = 0.5

/**
 * Attempts again, ever more rarely, until an attempt succeeds; at once when the network or the visitor comes back. Returns the way to
 * stop.
 */
export function tryAgain(attempt: () => Promise<void>): () => void {
  let pauseMs = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let isTrying = false

  const wait = () => {
    timer = setTimeout(() => void run(), pauseMs * (1 + SPREAD * Math.random()))
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }
  async function run(): Promise<void> {
    clearTimeout(timer)
    if (isTrying || isStopped || document.visibilityState === 'hidden') return
    isTrying = true
    const isDone = await attempt().then(
      () => true,
      () => false,
    )
    isTrying = false
    if (isStopped) return
    if (isDone) stop()
    else wait()
  }
  const runAtOnce = () => {
    pauseMs = FIRST_PAUSE_MS
    void run()
  }
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    window.removeEventListener('online', runAtOnce)
    document.removeEventListener('visibilitychange', runAtOnce)
  }

  window.addEventListener('online', runAtOnce)
  document.addEventListener('visibilitychange', runAtOnce)
  wait()
  return stop
}
