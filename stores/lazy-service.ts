/** A service that syncs a store with the gateway; its code is loaded with the first use. */
export type LazyService<Service> = {
  /** Present once it was loaded, for what has to happen at once. */
  loaded: () => Service | undefined
  /** Loads it, once; a failed load is retried. */
  ready: () => Promise<Service>
}

export function createLazyService<Service>(load: () => Promise<Service>): LazyService<Service> {
  let service: Service | undefined
  let loading: Promise<Service> | undefined
  return {
    loaded: () => service,
    async ready() {
      loading ??= load()
      try {
        return (service = await loading)
      } catch (error) {
        loading = undefined
        throw error
      }
    },
  }
}

/** Makes the service store unsaved changes when the page is left. */
export function flushOnPageHide<Service extends { keep: () => void }>(service: Service): Service {
  window.addEventListener('pagehide', () => service.keep())
  return service
}
