import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attachGallery, type GalleryEngine } from './gallery-engine'
import { GALLERY_ZOOM_LIMITS } from './model/gallery-numbers'

const WIDTH = 300
let stage: HTMLElement
let engine: GalleryEngine
let index: number
let zoomed: boolean[]

function attach(isInPage = false) {
  stage = document.createElement('div')
  Object.defineProperties(stage, { clientWidth: { value: WIDTH }, clientHeight: { value: WIDTH } })
  stage.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, WIDTH)
  document.body.append(stage)
  index = 1
  zoomed = []
  engine = attachGallery({
    stage,
    count: 3,
    limits: GALLERY_ZOOM_LIMITS,
    getIndex: () => index,
    setIndex: (next) => (index = next),
    onZoomed: (isZoomed) => zoomed.push(isZoomed),
    isInPage,
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  attach()
})

afterEach(() => {
  engine.stop()
  stage.remove()
  vi.useRealTimers()
})

function point(type: string, x: number, y = 150, { id = 1, time = 0, pointerType = 'touch' } = {}) {
  const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true })
  Object.defineProperties(event, {
    pointerId: { value: id },
    pointerType: { value: pointerType },
    timeStamp: { value: time },
  })
  stage.dispatchEvent(event)
  return event
}

function swipe(from: number, to: number) {
  point('pointerdown', from)
  point('pointermove', to)
  point('pointerup', to)
}

function doubleTap(x = 150) {
  for (const time of [1000, 1200]) {
    point('pointerdown', x, 150, { time })
    point('pointerup', x, 150, { time })
  }
}

function turn(deltaX: number, deltaY: number, ctrlKey = false) {
  const event = new WheelEvent('wheel', {
    deltaX,
    deltaY,
    ctrlKey,
    clientX: 150,
    clientY: 150,
    bubbles: true,
    cancelable: true,
  })
  stage.dispatchEvent(event)
  return event
}

const style = (name: string) => stage.style.getPropertyValue(name)
const scale = () => Number(style('--scale') || 1)

test('a swipe beyond the threshold turns one picture, a shorter one none', () => {
  swipe(200, 140)
  expect(index).toBe(2)
  swipe(140, 180)
  expect(index).toBe(2)
  swipe(10, 290)
  expect(index).toBe(1)
})

test('a swipe beyond the edge resists and comes back', () => {
  index = 0
  point('pointerdown', 100)
  point('pointermove', 200)
  expect(style('--drag')).toBe('30px')
  point('pointerup', 200)
  expect(style('--drag')).toBe('0px')
  expect(index).toBe(0)
})

test('a swipe that the browser takes for scrolling turns nothing', () => {
  point('pointerdown', 200)
  point('pointermove', 100)
  point('pointercancel', 100)
  expect(index).toBe(1)
})

test('a sideways wheel turns one picture until it rests for 100 ms', () => {
  turn(60, 0)
  turn(60, 0)
  expect(index).toBe(2)
  vi.advanceTimersByTime(100)
  turn(-60, 0)
  expect(index).toBe(1)
})

test('a double tap zooms to 3 and unlocks panning, another one resets', () => {
  doubleTap()
  expect(scale()).toBe(3)
  expect(zoomed).toEqual([true])
  swipe(200, 140)
  expect(index).toBe(1)
  expect(style('--x')).toBe('-60px')
  doubleTap()
  expect(scale()).toBe(1)
  expect(zoomed).toEqual([true, false])
  swipe(200, 140)
  expect(index).toBe(2)
})

test('two fingers zoom', () => {
  point('pointerdown', 100, 150, { id: 1 })
  point('pointerdown', 200, 150, { id: 2 })
  point('pointermove', 50, 150, { id: 1 })
  point('pointermove', 250, 150, { id: 2 })
  expect(scale()).toBe(2)
  point('pointerup', 50, 150, { id: 1 })
  point('pointerup', 250, 150, { id: 2 })
  expect(scale()).toBe(2)
  expect(index).toBe(1)
})

test.each([
  [2, true, true],
  [2, false, false],
  [1, true, false],
])('%d fingers hold a page whose scroll can be stopped (%j): %j', (count, cancelable, isHeld) => {
  const event = new Event('touchmove', { bubbles: true, cancelable })
  Object.defineProperty(event, 'touches', { value: { length: count } })
  const hold = vi.spyOn(event, 'preventDefault')
  stage.dispatchEvent(event)
  expect(hold).toHaveBeenCalledTimes(Number(isHeld))
})

test('two fingers that came down at one point zoom too', () => {
  for (const id of [1, 2]) point('pointerdown', 100, 150, { id })
  point('pointermove', 102, 150, { id: 2 })
  expect(scale()).toBe(2)
  for (const id of [1, 2]) point('pointerup', 102, 150, { id })
  expect([style('--x'), style('--y')]).toEqual(['51px', '0px'])
})

test('the wheel zooms by steps of 1.25 up to 10 and down to 1', () => {
  turn(0, -120)
  expect(scale()).toBe(1.25)
  for (let n = 0; n < 30; n += 1) turn(0, -120)
  expect(scale()).toBe(10)
  for (let n = 0; n < 30; n += 1) turn(0, 120)
  expect(scale()).toBe(1)
})

test('what is pulled too far comes back 100 ms after the last turn of the wheel', () => {
  turn(0, -600)
  expect(stage.hasAttribute('data-following')).toBe(true)
  vi.advanceTimersByTime(99)
  expect(stage.hasAttribute('data-following')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(stage.hasAttribute('data-following')).toBe(false)
})

test('a tap that opened the screen counts as the first of two', () => {
  engine.rememberTap(1000)
  point('pointerdown', 150, 150, { time: 1200 })
  point('pointerup', 150, 150, { time: 1200 })
  expect(scale()).toBe(3)
})

test('turning the picture resets the zoom', () => {
  engine.zoomTo(3)
  engine.reset()
  expect(scale()).toBe(1)
})

test('in a page the plain wheel scrolls the page, with Ctrl it zooms', () => {
  engine.stop()
  attach(true)
  expect(turn(0, -120).defaultPrevented).toBe(false)
  expect(scale()).toBe(1)
  expect(turn(0, -120, true).defaultPrevented).toBe(true)
  expect(scale()).toBe(1.25)
})

test('in a page a mouse over the picture shows it twice as large', () => {
  engine.stop()
  attach(true)
  point('pointermove', 75, 150, { pointerType: 'mouse' })
  expect(stage.hasAttribute('data-hover')).toBe(true)
  expect(style('--hover-scale')).toBe('2')
  expect(style('--hover-x')).toBe('25%')
  point('pointerleave', 301, 150, { pointerType: 'mouse' })
  expect(stage.hasAttribute('data-hover')).toBe(false)
})
