import { setImmediate } from 'node:timers/promises'

/** The embedded database runs in this thread and leaves no gap for a signal to arrive in, so one is made here. */
export async function stopIfAsked(signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return
  await setImmediate()
  signal.throwIfAborted()
}
