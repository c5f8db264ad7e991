import { expect, it } from 'vitest'
import { signalColours } from './signal-colour'

it.each([
  ['#ffd60a', '#16191d', '#ffe14c', true],
  ['#FF7A00', '#16191d', '#ff9e45', true],
  ['#0b5ad9', '#ffffff', '#08429e', false],
  ['#e30613', '#ffffff', '#a6040e', false],
])('on %s text is %s, pressed it is %s', (hex, onAction, hover, isTextOnGraphite) => {
  expect(signalColours(hex)).toEqual({ action: hex.toLowerCase(), onAction, hover, isTextOnGraphite })
})

it.each(['#7a7a7a', '#fd0', 'red', '#ffd60a;'])('%s is refused: nothing can be read on it', (hex) => {
  expect(signalColours(hex)).toBeUndefined()
})
