'use client'

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Picture } from '../picture'
import { GalleryArrows } from './gallery-arrows'
import { GallerySlides } from './gallery-slides'
import { GalleryThumbs } from './gallery-thumbs'
import styles from './gallery.module.css'
import { DOUBLE_TAP_MS } from './model/gallery-numbers'
import { clampIndex } from './model/slide'
import { isTapDistance } from './model/taps'
import type { Point } from './model/zoom'
import { stageStyle } from './stage-style'
import { useGalleryEngine } from './use-gallery-engine'

type Props = { pictures: readonly string[]; alt: string }

type Full = { openedAt: number; isZoomed: boolean }

const PLACEHOLDER_PX = 480
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Pictures of one thing. Without scripts it is the first picture and a row of links to all of them; gestures and the full
 * screen are loaded when a pointer or the focus comes.
 */
export function Gallery({ pictures, alt }: Props) {
  const [index, setIndex] = useState(0)
  const [full, setFull] = useState<Full | null>(null)
  const stage = useRef<HTMLDivElement>(null)
  /** The picture that had it is out of sight. */
  const takesFocus = useRef(false)
  const pressedAt = useRef<Point | null>(null)
  const count = pictures.length
  const { isEngaged, Lightbox, engage, down } = useGalleryEngine({ stage, index, count, setIndex })

  useEffect(() => {
    if (full || !takesFocus.current) return
    takesFocus.current = false
    stage.current?.querySelector<HTMLElement>('[data-current] a')?.focus({ preventScroll: true })
  }, [full, index])

  const go = (next: number) => setIndex(clampIndex(next, count))

  const onPointerDown = (event: PointerEvent) => {
    down.current.push(event.nativeEvent)
    pressedAt.current = { x: event.clientX, y: event.clientY }
  }

  const open = (event: MouseEvent) => {
    event.preventDefault()
    void engage()
    const point = { x: event.clientX, y: event.clientY }
    const isDrag = event.detail > 0 && pressedAt.current !== null && !isTapDistance(pressedAt.current, point)
    if (isDrag || stage.current?.hasAttribute('data-zoomed')) return
    const { timeStamp } = event
    setFull((now) =>
      now
        ? { ...now, isZoomed: timeStamp - now.openedAt <= DOUBLE_TAP_MS }
        : { openedAt: timeStamp, isZoomed: false },
    )
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (full) return
    const step = STEPS[event.key]
    // With Alt it is the way back of the browser.
    if (step === undefined || event.altKey) return
    event.preventDefault()
    const next = clampIndex(index + step, count)
    takesFocus.current = next !== index && stage.current?.contains(event.target as Node) === true
    setIndex(next)
  }

  if (count === 0) return <NoPictures />

  return (
    <section
      className={styles.gallery}
      aria-label="Фотографии"
      onPointerEnter={() => void engage()}
      // The pointer may have come before the scripts did.
      onPointerMove={() => void engage()}
      onFocus={() => void engage()}
      onKeyDown={onKeyDown}
    >
      <div className={styles.frame}>
        <div
          ref={stage}
          className={styles.stage}
          style={stageStyle(index)}
          onPointerDown={onPointerDown}
          onPointerUp={() => (down.current = [])}
          onPointerCancel={() => (down.current = [])}
          onClick={open}
        >
          <GallerySlides pictures={pictures} alt={alt} index={index} isEngaged={isEngaged} />
        </div>
        <GalleryArrows index={index} count={count} onGo={go} />
      </div>
      {count > 1 && <GalleryThumbs pictures={pictures} index={index} onGo={go} />}
      {full && Lightbox && (
        <Lightbox
          pictures={pictures}
          alt={alt}
          start={index}
          openedAt={full.openedAt}
          isZoomed={full.isZoomed}
          onClose={(last) => {
            setFull(null)
            go(last)
            takesFocus.current = true
          }}
        />
      )}
    </section>
  )
}

function NoPictures() {
  return (
    <div className={styles.stage}>
      <Picture
        path={null}
        alt="Фотографии пока нет"
        width={PLACEHOLDER_PX}
        height={PLACEHOLDER_PX}
        className={styles.placeholder}
      />
    </div>
  )
}
