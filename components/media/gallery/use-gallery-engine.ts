import { type RefObject, useEffect, useRef, useState } from 'react'
import type { GalleryEngine } from './gallery-engine'
import type { Lightbox as LightboxComponent } from './lightbox'
import { GALLERY_ZOOM_LIMITS } from './model/gallery-numbers'

type Options = {
  stage: RefObject<HTMLElement | null>
  index: number
  count: number
  setIndex: (index: number) => void
}

/** Gestures and the full screen of a gallery in the page, loaded with the first `engage`. */
export function useGalleryEngine({ stage, index, count, setIndex }: Options) {
  const [isEngaged, setIsEngaged] = useState(false)
  const [Lightbox, setLightbox] = useState<typeof LightboxComponent | null>(null)
  const engine = useRef<GalleryEngine | null>(null)
  /** Presses that last: they may have begun before the engine was there. */
  const down = useRef<PointerEvent[]>([])
  const isLoading = useRef(false)
  const shown = useRef(index)

  useEffect(() => () => engine.current?.stop(), [])
  useEffect(() => {
    shown.current = index
    engine.current?.refresh()
  }, [index])

  const engage = async () => {
    if (isLoading.current) return
    isLoading.current = true
    setIsEngaged(true)
    const [{ attachGallery }, opened] = await Promise.all([import('./gallery-engine'), import('./lightbox')])
    setLightbox(() => opened.Lightbox)
    if (!stage.current) return
    engine.current = attachGallery({
      stage: stage.current,
      count,
      limits: GALLERY_ZOOM_LIMITS,
      getIndex: () => shown.current,
      setIndex,
      isInPage: true,
    })
    down.current.forEach(engine.current.adopt)
  }

  return { isEngaged, Lightbox, engage, down }
}
