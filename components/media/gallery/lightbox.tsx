'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { stageStyle } from './stage-style'
import { GalleryArrows } from './gallery-arrows'
import { attachGallery, type GalleryEngine } from './gallery-engine'
import { GallerySlides } from './gallery-slides'
import styles from './gallery.module.css'
import { watchPictures } from './lazy-pictures'
import full from './lightbox.module.css'
import { DOUBLE_TAP_SCALE, GALLERY_ZOOM_LIMITS, WHEEL_STEP } from './model/gallery-numbers'
import { thumbSources } from './model/gallery-sources'
import { clampIndex } from './model/slide'

type Props = {
  pictures: readonly string[]
  alt: string
  start: number
  /** Time stamp of the tap that opened it. */
  openedAt: number
  /** A second tap came before the screen was there. */
  isZoomed: boolean
  onClose: (index: number) => void
}

/** The gallery on the whole screen, where every gesture belongs to it. */
export function Lightbox({ pictures, alt, start, openedAt, isZoomed: startsZoomed, onClose }: Props) {
  const [index, setIndex] = useState(start)
  const [isZoomed, setIsZoomed] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const thumbs = useRef<HTMLUListElement>(null)
  const engine = useRef<GalleryEngine | null>(null)
  const shown = useRef(index)
  const count = pictures.length

  useEffect(() => {
    const element = dialog.current
    if (!element || !stage.current) return
    if (!element.open) element.showModal()
    const attached = attachGallery({
      stage: stage.current,
      count,
      limits: GALLERY_ZOOM_LIMITS,
      getIndex: () => shown.current,
      setIndex,
      onZoomed: setIsZoomed,
      isInPage: false,
    })
    attached.rememberTap(openedAt)
    engine.current = attached
    const strip = thumbs.current ? watchPictures(thumbs.current) : undefined
    return () => {
      attached.stop()
      strip?.stop()
    }
  }, [count, openedAt])

  useEffect(() => {
    if (startsZoomed) engine.current?.zoomTo(DOUBLE_TAP_SCALE)
  }, [startsZoomed])

  useEffect(() => {
    shown.current = index
    engine.current?.refresh()
    thumbs.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [index])

  const go = (next: number) => {
    engine.current?.reset()
    setIndex(clampIndex(next, count))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const act = KEYS[event.key]
    if (!act || !engine.current) return
    event.preventDefault()
    act(engine.current, (step) => go(index + step))
  }

  return (
    <dialog
      ref={dialog}
      className={full.lightbox}
      aria-label={`${alt}: фотографии`}
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
    >
      <div className={full.tools}>
        <button
          type="button"
          className="icon-button"
          aria-label="Уменьшить"
          aria-disabled={!isZoomed || undefined}
          onClick={() => engine.current?.zoomBy(1 / WHEEL_STEP)}
        >
          <Icon name="minus" size={24} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Увеличить"
          onClick={() => engine.current?.zoomBy(WHEEL_STEP)}
        >
          <Icon name="plus" size={24} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Закрыть"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <div className={full.frame}>
        <div ref={stage} className={`${styles.stage} ${full.stage}`} style={stageStyle(index)}>
          <GallerySlides pictures={pictures} alt={alt} index={index} isEngaged isFull />
        </div>
        <GalleryArrows index={index} count={count} onGo={go} />
      </div>
      {count > 1 && (
        <ul ref={thumbs} className={full.thumbs}>
          {pictures.map((path, at) => {
            const sources = thumbSources(path)
            return (
              <li key={path}>
                <button
                  type="button"
                  className={styles.thumb}
                  aria-label={`Фото ${at + 1}`}
                  aria-current={at === index ? 'true' : undefined}
                  onClick={() => go(at)}
                >
                  <img data-src={sources?.src} data-srcset={sources?.srcSet} alt="" width={64} height={64} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </dialog>
  )
}

type Act = (engine: GalleryEngine, step: (by: number) => void) => void

const KEYS: Partial<Record<string, Act>> = {
  ArrowLeft: (_, step) => step(-1),
  ArrowRight: (_, step) => step(1),
  '+': (engine) => engine.zoomBy(WHEEL_STEP),
  '=': (engine) => engine.zoomBy(WHEEL_STEP),
  '-': (engine) => engine.zoomBy(1 / WHEEL_STEP),
  '0': (engine) => engine.reset(),
}
