import { afterEach, beforeEach, vi } from 'vitest'

/** Stands in for the browser's observer of one element: `comesIntoView` reports it, as long as the code observes it. */
export function watchedElement(): { comesIntoView: (isIntersecting: boolean) => void } {
  let notify: (isIntersecting: boolean) => void = () => undefined
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(notified: (entries: { isIntersecting: boolean }[]) => void) {
          notify = (isIntersecting) => notified([{ isIntersecting }])
        }
        observe() {}
        disconnect() {
          notify = () => undefined
        }
      },
    )
  })
  afterEach(() => vi.unstubAllGlobals())
  return { comesIntoView: (isIntersecting) => notify(isIntersecting) }
}
