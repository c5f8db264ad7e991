import type { PurgeMessage } from '@/lib/gateway/contracts/purges'

export type PurgeListener = (message: PurgeMessage) => void

/** Passes the changes that this gateway receives to its listeners, in the order of arrival. */
export function createPurgeHub() {
  const listeners = new Set<PurgeListener>()
  const closers = new Set<() => void>()
  let isClosed = false

  return {
    notify: (message: PurgeMessage) => {
      for (const listener of listeners) listener(message)
    },
    subscribe: (listener: PurgeListener): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Calls back when the gateway is about to stop. */
    onClose: (close: () => void): (() => void) => {
      closers.add(close)
      return () => closers.delete(close)
    },
    isClosed: () => isClosed,
    close: () => {
      isClosed = true
      for (const close of closers) close()
      closers.clear()
    },
  }
}

export type PurgeHub = ReturnType<typeof createPurgeHub>
