import { afterEach, beforeEach, vi } from 'vitest'

/** Stands in for the browser's watch over one element: `comesIntoView` reports it, as long as somebody listens. */
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
