import { setTimeout as sleep } from 'node:timers/promises'
import { exitCodeOf, ProcessEndedError, type Started } from './processes.ts'

type Options = {
  name: string
  start: (signal: AbortSignal) => Promise<Started>
  say: (line: string) => void
  /** Milliseconds before each new start; a process that ends after the last of them ends the shop. */
  pausesMs?: readonly number[]
  /** A process that has lived so long has not ended at once: the pauses begin anew. */
  soundMs?: number
}

export type Stored = {
  /** Resolves with the exit code of a process that cannot be kept running. */
  givenUp: Promise<number>
  stop: () => Promise<void>
}

/** A process that has died once is restarted at once: visitors wait. */
const PAUSES_MS = [0, 1_000, 2_000, 5_000, 10_000, 30_000]
const SOUND_MS = 60_000

function ended({ process: child }: Started): Promise<number> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(exitCodeOf(child))
  return new Promise((resolve) => child.once('exit', () => resolve(exitCodeOf(child))))
}

/** Starts a process, and again whenever it dies. The first start has to succeed. */
export async function keepRunning(options: Options): Promise<Stored> {
  const { name, start, say, pausesMs = PAUSES_MS, soundMs = SOUND_MS } = options
  const stopping = new AbortController()
  let running = await start(stopping.signal)

  async function startAgain(): Promise<number> {
    try {
      running = await start(stopping.signal)
      return await ended(running)
    } catch (error) {
      return error instanceof ProcessEndedError ? error.code : 1
    }
  }

  async function watch(): Promise<number> {
    let startedAt = performance.now()
    let code = await ended(running)
    for (let deaths = 0; ; deaths += 1) {
      if (stopping.signal.aborted) return new Promise(() => undefined)
      if (performance.now() - startedAt > soundMs) deaths = 0
      const pause = pausesMs[deaths]
      if (pause === undefined) return code || 1
      say(`${name} ended with code ${code}; starting it again in ${pause / 1000} s.`)
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) continue
      startedAt = performance.now()
      code = await startAgain()
    }
  }

  return {
    givenUp: watch(),
    stop: async () => {
      stopping.abort()
      await running.stop()
    },
  }
}
