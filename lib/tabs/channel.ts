export type TabChannel<Message> = {
  /** Tells the other tabs; a browser without channels, or a message that cannot be copied, is no failure. */
  post(message: Message): void
  /** Hears the other tabs, never its own messages, until the returned function is called. */
  subscribe(listener: (message: Message) => void): () => void
  close(): void
}

/** A line to the other tabs of this shop. */
export function openChannel<Message>(name: string): TabChannel<Message> {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  return {
    post(message) {
      try {
        channel?.postMessage(message)
      } catch {
        return
      }
    },
    subscribe(listener) {
      const onMessage = (event: MessageEvent<Message>) => listener(event.data)
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
    close: () => channel?.close(),
  }
}
