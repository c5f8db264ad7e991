import { afterEach, beforeEach, vi } from 'vitest'

/** Stands in for the browser's observer of one element: `comesIntoView` reports it, as long as the code observes it. */
export function watchedElement(): { comesIntoView: (isIntersecting: boolean) => void } {
  let tell: (isIntersecting: boolean) => void = () => undefined
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
          tell = (isIntersecting) => told([{ isIntersecting }])
        }
        observe() {}
        disconnect() {
          tell = () => undefined
        }
      },
    )
  })
  afterEach(() => vi.unstubAllGlobals())
  return { comesIntoView: (isIntersecting) => tell(isIntersecting) }
}
