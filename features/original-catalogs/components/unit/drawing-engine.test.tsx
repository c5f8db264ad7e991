import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attachDrawing, type DrawingEngine } from './drawing-engine'

const SIDE = 300
let stage: HTMLElement
let link: HTMLAnchorElement
let engine: DrawingEngine
let pressed: number

beforeEach(() => {
  vi.useFakeTimers()
  stage = document.createElement('div')
  link = stage.appendChild(document.createElement('a'))
  Object.defineProperties(stage, { clientWidth: { value: SIDE }, clientHeight: { value: SIDE } })
  stage.getBoundingClientRect = () => new DOMRect(0, 0, SIDE, SIDE)
  stage.setPointerCapture = () => {}
  stage.hasPointerCapture = () => false
  document.body.append(stage)
  pressed = 0
  link.addEventListener('click', () => (pressed += 1))
  engine = attachDrawing(stage)
})

afterEach(() => {
  engine.stop()
  stage.remove()
  vi.useRealTimers()
})

const scale = () => Number(stage.style.getPropertyValue('--scale') || 1)
const shift = () => [stage.style.getPropertyValue('--x'), stage.style.getPropertyValue('--y')]

function point(type: string, x: number, y: number, id = 1) {
  const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true })
  Object.defineProperties(event, { pointerId: { value: id }, pointerType: { value: 'touch' } })
  stage.dispatchEvent(event)
}

function turn(deltaY: number) {
  const event = new WheelEvent('wheel', { deltaY, clientX: 150, clientY: 150, cancelable: true })
  stage.dispatchEvent(event)
  return event.defaultPrevented
}

function key(name: string) {
  const event = new KeyboardEvent('keydown', { key: name, cancelable: true })
  stage.dispatchEvent(event)
  return event.defaultPrevented
}

test('the wheel zooms by steps of 1.25 up to 5; a whole drawing leaves the wheel to the page', () => {
  expect(turn(120)).toBe(false)
  expect(turn(-120)).toBe(true)
  expect(scale()).toBe(1.25)
  for (let n = 0; n < 20; n += 1) turn(-120)
  expect(scale()).toBe(5)
  for (let n = 0; n < 20; n += 1) turn(120)
  expect(scale()).toBe(1)
})

test('keys zoom, shift what is zoomed and bring the whole back', () => {
  expect(key('ArrowLeft')).toBe(false)
  key('+')
  key('=')
  expect(scale()).toBeCloseTo(1.5625)
  key('ArrowLeft')
  expect(shift()).toEqual(['60px', '0px'])
  key('-')
  expect(scale()).toBe(1.25)
  key('0')
  expect([scale(), ...shift()]).toEqual([1, '0px', '0px'])
  expect(key('Tab')).toBe(false)
})

test('buttons zoom and reset', () => {
  engine.zoomIn()
  expect(scale()).toBe(1.25)
  engine.zoomOut()
  expect(scale()).toBe(1)
  engine.zoomIn()
  engine.reset()
  expect(scale()).toBe(1)
})

test('two fingers zoom', () => {
  point('pointerdown', 100, 150, 1)
  point('pointerdown', 200, 150, 2)
  point('pointermove', 50, 150, 1)
  point('pointermove', 250, 150, 2)
  expect(scale()).toBe(2)
})

test('a drag shifts a zoomed drawing within its bounds, and its end presses nothing', () => {
  engine.zoomIn()
  engine.zoomIn()
  point('pointerdown', 100, 100)
  point('pointermove', 130, 100)
  expect(shift()).toEqual(['30px', '0px'])
  point('pointermove', 2000, 100)
  point('pointerup', 2000, 100)
  expect(Number.parseFloat(shift()[0] ?? '')).toBeCloseTo((SIDE * 0.5625) / 2)
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  expect(pressed).toBe(0)
  point('pointerdown', 100, 100)
  point('pointerup', 100, 100)
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  expect(pressed).toBe(1)
})

test('a callout that lies beside the zoomed part is brought into the middle', () => {
  link.getBoundingClientRect = () => new DOMRect(400, 140, 20, 20)
  engine.show(link)
  expect(scale()).toBe(1)
  for (let n = 0; n < 5; n += 1) engine.zoomIn()
  engine.show(link)
  expect(Number.parseFloat(shift()[0] ?? '')).toBeLessThan(-200)
})
