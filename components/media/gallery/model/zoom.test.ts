import { expect, it, test } from 'vitest'
import { DEFAULT_ZOOM_LIMITS, GALLERY_ZOOM_LIMITS } from './gallery-numbers'
import {
  containedSize,
  clampScale,
  doubleTapScale,
  elastic,
  isZoomed,
  pan,
  pinchScale,
  settleZoom,
  UNZOOMED,
  wheelScale,
  zoomAt,
} from './zoom'

const size = { width: 400, height: 300 }
const frame = { ...size, picture: size }

test('zooms from 1 to 5, in the gallery to 10', () => {
  expect(DEFAULT_ZOOM_LIMITS).toEqual({ min: 1, max: 5 })
  expect(GALLERY_ZOOM_LIMITS).toEqual({ min: 1, max: 10 })
})

it.each([
  [0.2, undefined, 1],
  [7, undefined, 5],
  [7, GALLERY_ZOOM_LIMITS, 7],
  [30, GALLERY_ZOOM_LIMITS, 10],
])('keeps the scale %d within %o', (scale, limits, expected) => {
  expect(clampScale(scale, limits)).toBe(expected)
})

it.each([
  [1, -120, 1.25],
  [1.25, 120, 1],
  [1, -240, 1.5625],
  [1, 120, 1],
  [5, -120, 5],
])('turns the scale %d by %i wheel units into %d', (scale, deltaY, expected) => {
  expect(wheelScale(scale, deltaY)).toBeCloseTo(expected, 10)
})

it.each([
  [1, 2, 2],
  [2, 3, 5.2],
  [1, 0.5, 0.9],
])('spreads the scale %d by %d to %d, damped beyond the limits', (scale, spread, expected) => {
  expect(pinchScale(scale, spread)).toBeCloseTo(expected, 10)
})

test('a double tap zooms to 3, and back', () => {
  expect(doubleTapScale(UNZOOMED)).toBe(3)
  expect(doubleTapScale({ scale: 2, x: 0, y: 0 })).toBe(1)
})

test('only a scale other than 1 counts as zoomed', () => {
  expect(isZoomed({ scale: 1 })).toBe(false)
  expect(isZoomed({ scale: 1.01 })).toBe(true)
})

test('keeps in place what is under the point', () => {
  const point = { x: 100, y: -50 }
  const zoomed = zoomAt(UNZOOMED, 3, point)
  expect({ x: (point.x - zoomed.x) / zoomed.scale, y: (point.y - zoomed.y) / zoomed.scale }).toEqual(point)
  expect(zoomAt(zoomed, 1, point)).toEqual(UNZOOMED)
})

it.each([
  [110, 0, 100, 102],
  [-10, 0, 100, -2],
  [50, 0, 100, 50],
])('damps %d outside of %d to %d by a fifth', (value, min, max, expected) => {
  expect(elastic(value, min, max)).toBe(expected)
})

test('pans to where the picture ends and a fifth of the way beyond', () => {
  const zoom = { scale: 2, x: 0, y: 0 }
  expect(pan(zoom, { x: 150, y: -100 }, frame)).toEqual({ scale: 2, x: 150, y: -100 })
  expect(pan(zoom, { x: 300, y: 250 }, frame)).toEqual({ scale: 2, x: 220, y: 170 })
})

test('comes to rest within the picture and the limits', () => {
  expect(settleZoom({ scale: 2, x: 220, y: -170 }, frame)).toEqual({ scale: 2, x: 200, y: -150 })
  expect(settleZoom({ scale: 0.9, x: 30, y: 30 }, frame)).toEqual(UNZOOMED)
  expect(settleZoom({ scale: 5.2, x: 0, y: 0 }, frame)).toEqual({ scale: 5, x: 0, y: 0 })
})

test('pans no further than a picture that is narrower than the stage reaches', () => {
  const narrow = { ...size, picture: { width: 300, height: 300 } }
  expect(settleZoom({ scale: 2, x: 500, y: 500 }, narrow)).toEqual({ scale: 2, x: 100, y: 150 })
  expect(settleZoom({ scale: 1.2, x: 500, y: 0 }, narrow)).toEqual({ scale: 1.2, x: 0, y: 0 })
})

it.each([
  [
    { width: 1000, height: 1000 },
    { width: 300, height: 300 },
  ],
  [
    { width: 100, height: 50 },
    { width: 400, height: 200 },
  ],
  [{ width: 0, height: 0 }, size],
])('shows a picture of %o whole as %o', (natural, shown) => {
  expect(containedSize(natural, size)).toEqual(shown)
})
