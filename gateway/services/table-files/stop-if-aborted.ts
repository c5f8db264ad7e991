import { setImmediate } from 'node:timers/promises'

/** The embedded database blocks this thread, so that no signal arrives; this pause lets one in. */
export async function stopIfAborted(signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return
  await setImmediate()
  signal.throwIfAborted()
}
