import { expect, it, test } from 'vitest'
import { clampIndex, galleryWidth, settleIndex, slideOffset, slideThreshold, slideTransition } from './slide'

it.each([
  [-1, 0],
  [0, 0],
  [2, 2],
  [3, 2],
  [99, 2],
])('keeps index %i of three pictures at %i', (index, expected) => {
  expect(clampIndex(index, 3)).toBe(expected)
})

it.each([
  [300, 50],
  [500, 50],
  [1000, 100],
])('asks on a width of %i for a swipe of %i pixels', (width, threshold) => {
  expect(slideThreshold(width)).toBe(threshold)
})

it.each([
  [-60, 2],
  [60, 0],
  [-40, 1],
  [40, 1],
  [50, 1],
  [-290, 2],
])('ends a swipe by %i on picture %i of three', (dragged, expected) => {
  expect(settleIndex(dragged, { index: 1, count: 3, width: 300 })).toBe(expected)
})

it.each([
  [200, 0],
  [-200, 2],
])('stays at the edge when swiped by %i on picture %i', (dragged, index) => {
  expect(settleIndex(dragged, { index, count: 3, width: 300 })).toBe(index)
})

it.each([
  [100, 0, 30],
  [-100, 2, -30],
  [-100, 0, -100],
  [100, 1, 100],
])('follows a swipe by %i on picture %i by %i', (dragged, index, expected) => {
  expect(slideOffset(dragged, { index, count: 3 })).toBe(expected)
})

test('takes a gallery for no narrower than 100 pixels', () => {
  expect(galleryWidth(20)).toBe(100)
  expect(galleryWidth(320)).toBe(320)
})

test('slides for 300 ms unless told otherwise', () => {
  expect(slideTransition()).toBe('transform 300ms ease-out')
  expect(slideTransition({ speedMs: 400 })).toBe('transform 400ms ease-out')
})
