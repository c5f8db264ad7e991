import { keepRunning, type Stored } from './keep-running.ts'
import { startProcess, type ProcessOptions } from './processes.ts'

type Options = {
  say: (line: string) => void
  /** Milliseconds before each new start of a process that has died; none for one that is not started again. */
  pausesMs?: readonly number[]
}

export type Supervisor = {
  keep: (name: string, options: ProcessOptions) => Promise<Stored>
  /** Ends all that run and all that are on their way: they have groups of their own, and would keep the shop's ports. */
  stop: () => Promise<void>
  isStopping: () => boolean
}

/** Starts the processes of a shop and keeps them, so that none outlives the others. */
export function createSupervisor({ say, pausesMs }: Options): Supervisor {
  const stopping = new AbortController()
  const stored: Promise<Stored>[] = []
  return {
    keep: (name, options) => {
      const start = (signal: AbortSignal) =>
        startProcess({ ...options, signal: AbortSignal.any([signal, stopping.signal]) })
      const one = keepRunning({ name, say, start, ...(pausesMs && { pausesMs }) })
      stored.push(one)
      return one
    },
    stop: async () => {
      stopping.abort()
      await Promise.all(
        stored.map((one) =>
          one.then(
            (running) => running.stop(),
            () => undefined,
          ),
        ),
      )
    },
    isStopping: () => stopping.signal.aborted,
  }
}
