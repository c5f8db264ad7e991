/** About one frame. */
const GATHER_MS = 16

/** Undefined for what is no message: the other tab may show a page of another version of the shop. */
export type ReadMessage<Message> = (data: unknown) => Message | undefined

export type TabChannel<Message> = {
  /** Notifies the other tabs; a browser without channels, or a message that cannot be copied, is no failure. */
  post(message: Message): void
  /**
   * Hears the other tabs, never its own messages, until the returned function is called. A message carries the whole of
   * what it is about, so of those that come at once only the last that can be read is heard.
   */
  subscribe(listener: (message: Message) => void): () => void
  close(): void
}

/** A line to the other tabs of this shop. Anything may come by it, so it is heard as `read` makes it. */
export function openChannel<Message>(name: string, read: ReadMessage<Message>): TabChannel<Message> {
  const channel = broadcastChannel(name)
  return {
    post(message) {
      try {
        channel?.postMessage(message)
      } catch {
        return
      }
    },
    subscribe(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined
      let latest: Message
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const message = read(data)
        if (message === undefined) return
        latest = message
        timer ??= setTimeout(() => {
          timer = undefined
          listener(latest)
        }, GATHER_MS)
      }
      channel?.addEventListener('message', onMessage)
      return () => {
        clearTimeout(timer)
        channel?.removeEventListener('message', onMessage)
      }
    },
    close: () => channel?.close(),
  }
}

/** Some browsers have none, and Firefox refuses it where it stores nothing for a site. */
function broadcastChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
