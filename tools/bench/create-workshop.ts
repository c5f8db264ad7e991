/** Makes things when they are first asked for, each once, and ends those that were made, the latest first. */
export function createWorkshop() {
  const ends: (() => Promise<void>)[] = []
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
    async close(): Promise<void> {
      for (const end of ends.splice(0)) await end()
    },
  }
}
