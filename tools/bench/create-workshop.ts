/** Makes things when they are first needed, each once, and ends those that were made, the latest first. */
export function createWorkshop() {
  const ends: (() => Promise<void>)[] = []
  let closing: Promise<void> | undefined
  async function endAll(): Promise<void> {
    for (const end of ends) await end()
  }
  return {
    once<T>(make: () => Promise<T>, end?: (thing: T) => Promise<void>): () => Promise<T> {
      let making: Promise<T> | undefined
      const start = async () => {
        const thing = await make()
        if (end) ends.unshift(() => end(thing))
        return thing
      }
      return () => (making ??= start())
    },
    /** Called again meanwhile, it waits for the same ends. */
    close(): Promise<void> {
      return (closing ??= endAll())
    },
  }
}
