/**
 * Runs `round` every so often, never two at once. A round that fails is left to `onError`, and the next one comes all the same. `run` is
 * one more at once, or the one that runs; `stop` waits for that one.
 */
export function repeat(everyMs: number, round: () => Promise<unknown>, onError: (error: unknown) => void) {
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= round()
      .catch(onError)
      .finally(() => {
        running = undefined
      })
    return running
  }
  const timer = setInterval(() => void run(), everyMs)
  timer.unref()
  return {
    run,
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
