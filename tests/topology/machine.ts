import { startProcess, type Started } from '@/scripts/shop/processes'

/** A process of the shop on a port of its own, as on a machine of its own. */
export type Machine = {
  url: string
  port: number
  /** Ends it and everything that it has started at once, as a power cut would. */
  kill: () => Promise<void>
  /** Brings it back on its port; resolves when it is well. */
  start: () => Promise<void>
  stop: () => Promise<void>
}

export type MachineOptions = Omit<Parameters<typeof startProcess>[0], 'quiet'>

export async function startMachine(options: MachineOptions): Promise<Machine> {
  const start = () => startProcess({ ...options, quiet: true })
  let running: Started = await start()
  return {
    url: running.url,
    port: options.port,
    kill: async () => {
      const { process: child } = running
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      // It leads a group of its own.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await ended
    },
    start: async () => {
      running = await start()
    },
    stop: () => running.stop(),
  }
}
