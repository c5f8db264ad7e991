import {
  EDGE_RESISTANCE,
  MIN_GALLERY_PX,
  SLIDE_THRESHOLD_PX,
  SLIDE_THRESHOLD_SHARE,
  SLIDER_SPEED_MS,
} from './gallery-numbers'

export type Slides = { index: number; count: number; width: number }

export function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1))
}

/** Pixels that a swipe must pass to turn the picture. */
export function slideThreshold(width: number): number {
  return Math.max(SLIDE_THRESHOLD_PX, galleryWidth(width) * SLIDE_THRESHOLD_SHARE)
}

export function galleryWidth(measured: number): number {
  return Math.max(MIN_GALLERY_PX, measured)
}

/** How far the pictures follow a swipe: beyond the first and the last one they resist. */
export function slideOffset(dragged: number, { index, count }: Omit<Slides, 'width'>): number {
  const isPastEdge = (dragged > 0 && index <= 0) || (dragged < 0 && index >= count - 1)
  return isPastEdge ? dragged * EDGE_RESISTANCE : dragged
}

/** Where a swipe ends: one picture on at most, or back where it began. */
export function settleIndex(dragged: number, { index, count, width }: Slides): number {
  if (Math.abs(dragged) <= slideThreshold(width)) return index
  return clampIndex(index - Math.sign(dragged), count)
}

export function slideTransition({ speedMs = SLIDER_SPEED_MS }: { speedMs?: number } = {}): string {
  return `transform ${speedMs}ms ease-out`
}
