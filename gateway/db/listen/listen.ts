export type ListenHandlers = {
  onMessage: (payload: string) => void
  /** Notifications may have been missed. */
  onMissed: () => void
}

/** Listens to notifications on a channel, from this process and all others; resolves to what ends it. */
export type Listen = (channel: string, handlers: ListenHandlers) => Promise<() => Promise<void>>
