import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { shownSlides } from './shown-slides'
import { slideByHand } from './slide-by-hand'
import styles from './slider.module.css'

type Embla = NonNullable<UseEmblaCarouselType[1]>

export type LiveSliderProps = {
  slider: RefObject<HTMLElement | null>
  viewport: RefObject<HTMLElement | null>
  label: string
}

type Shown = { canGoBack: boolean; canGoOn: boolean; words: string }

const NOTHING: Shown = { canGoBack: false, canGoOn: false, words: '' }

/** Takes a scrolling row over where it stands. */
export function LiveSlider({ slider, viewport, label }: LiveSliderProps) {
  const [attach, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
  })
  const [shown, setShown] = useState(NOTHING)
  /** Screen readers hear only the moves that the visitor made. */
  const [isUsed, setUsed] = useState(false)

  useEffect(() => {
    const row = viewport.current
    if (!row) return
    row.dataset['live'] = ''
    attach(row)
    return () => {
      delete row.dataset['live']
    }
  }, [attach, viewport])

  useEffect(() => {
    if (!embla) return
    const show = () => setShown(readShown(embla))
    continueAt(embla)
    show()
    embla.on('select', show).on('reInit', show).on('slidesInView', show)
    return () => void embla.off('select', show).off('reInit', show).off('slidesInView', show)
  }, [embla])

  useEffect(() => {
    if (!embla || !slider.current) return
    return slideByHand(slider.current, (step) => {
      setUsed(true)
      move(embla, step)
    })
  }, [embla, slider])

  if (!shown.canGoBack && !shown.canGoOn) return null
  const press = (step: -1 | 1) => {
    setUsed(true)
    if (embla) move(embla, step)
  }
  return (
    <>
      <button
        type="button"
        className={`${styles.arrow} ${styles.back}`}
        aria-label={`${label}: назад`}
        aria-disabled={!shown.canGoBack}
        onClick={() => press(-1)}
      >
        <Icon name="chevron-left" size={24} />
      </button>
      <button
        type="button"
        className={`${styles.arrow} ${styles.on}`}
        aria-label={`${label}: вперёд`}
        aria-disabled={!shown.canGoOn}
        onClick={() => press(1)}
      >
        <Icon name="chevron-right" size={24} />
      </button>
      <p className="visually-hidden" role="status">
        {isUsed && `${label}: ${shown.words}`}
      </p>
    </>
  )
}

function readShown(embla: Embla): Shown {
  return {
    canGoBack: embla.canScrollPrev(),
    canGoOn: embla.canScrollNext(),
    words: shownSlides(embla.slidesInView(), embla.slideNodes().length),
  }
}

function move(embla: Embla, step: -1 | 1): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (step > 0) embla.scrollNext(isStill)
  else embla.scrollPrev(isStill)
}

/** The row may have been scrolled by a finger before. */
function continueAt(embla: Embla): void {
  const list = embla.containerNode()
  const { scrollLeft } = list
  if (scrollLeft === 0) return
  const first = embla
    .slideNodes()
    .findIndex(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2 > scrollLeft)
  list.scrollLeft = 0
  const group = embla.internalEngine().slideRegistry.findIndex((slides) => slides.includes(first))
  if (group >= 0) embla.scrollTo(group, true)
}
