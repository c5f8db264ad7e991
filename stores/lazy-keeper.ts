/** What keeps a store and the gateway the same; its code is loaded with the first use. */
export type LazyKeeper<Keeper> = {
  /** Present once it was loaded, for what has to happen at once. */
  loaded: () => Keeper | undefined
  /** Loads it, once; a load that failed is tried anew. */
  ready: () => Promise<Keeper>
}

export function createLazyKeeper<Keeper>(load: () => Promise<Keeper>): LazyKeeper<Keeper> {
  let keeper: Keeper | undefined
  let loading: Promise<Keeper> | undefined
  return {
    loaded: () => keeper,
    async ready() {
      loading ??= load()
      try {
        return (keeper = await loading)
      } catch (error) {
        loading = undefined
        throw error
      }
    },
  }
}

/** Has the keeper keep what is not saved when the page is left. */
export function keptOnLeaving<Keeper extends { keep: () => void }>(keeper: Keeper): Keeper {
  window.addEventListener('pagehide', () => keeper.keep())
  return keeper
}
