import { createImageCache, NO_IMAGE_META, toImageMeta } from '@/lib/image/image-meta'
import { LAZY_ATTEMPTS } from '@/lib/image/lazy-loading'
import { isNearView, throttle } from './model/lazy'

type ImageCache = ReturnType<typeof createImageCache>

const sharedCache = createImageCache()

export type LazyPictures = {
  /** Looks again at what has come into view; at most every 200 ms. */
  check(): void
  stop(): void
}

/** Loads `img[data-src]` of a container as they come near its view, and requests again those that fail. */
export function watchPictures(container: HTMLElement, cache: ImageCache = sharedCache): LazyPictures {
  const check = throttle(() => {
    const view = container.getBoundingClientRect()
    for (const image of container.querySelectorAll<HTMLImageElement>('img[data-src]')) {
      if (isNearView(image.getBoundingClientRect(), view)) loadPicture(image, cache)
    }
  })
  container.addEventListener('scroll', check, { capture: true, passive: true })
  window.addEventListener('resize', check, { passive: true })
  check()
  return {
    check,
    stop() {
      container.removeEventListener('scroll', check, { capture: true })
      window.removeEventListener('resize', check)
    },
  }
}

/** Gives a waiting picture its address, up to three times; one that failed before is not requested again. */
export function loadPicture(image: HTMLImageElement, cache: ImageCache = sharedCache): void {
  const { src, srcset } = image.dataset
  if (!src) return
  delete image.dataset['src']
  if (cache.get(src) === NO_IMAGE_META) return markFailed(image)

  let attempts = 0
  const attempt = () => {
    attempts += 1
    if (srcset) image.srcset = srcset
    image.src = src
  }
  const listening = new AbortController()
  const settle = () => listening.abort()
  image.addEventListener(
    'load',
    () => {
      settle()
      cache.set(src, toImageMeta(image.naturalWidth, image.naturalHeight))
    },
    { signal: listening.signal },
  )
  image.addEventListener(
    'error',
    () => {
      if (attempts < LAZY_ATTEMPTS) return attempt()
      settle()
      cache.set(src, NO_IMAGE_META)
      // oxlint-disable-next-line no-console -- a picture that cannot be measured is logged, and shown as nothing
      console.warn(`Picture not loaded: ${src}`)
      markFailed(image)
    },
    { signal: listening.signal },
  )
  attempt()
}

function markFailed(image: HTMLImageElement): void {
  image.dataset['failed'] = ''
}
