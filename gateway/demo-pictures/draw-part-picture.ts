import { drawingOf, PACKAGE } from './drawings'
import type { PartView } from './picture-paths'
import { createDice, hashText } from './dice'
import { type Drawing, Sheet } from './sheet'

const SIZE = 400

/** Pairs of light and dark; a maker keeps its own on everything it packs. */
const ACCENTS = [
  ['#f0b400', '#a87400'],
  ['#2f6fb5', '#163d6b'],
  ['#d8323a', '#8f1219'],
  ['#238a4f', '#0f4d2a'],
  ['#e56a1b', '#98400a'],
  ['#4b525a', '#1d2023'],
  ['#1794a3', '#0a5660'],
  ['#7a4fb0', '#472a70'],
  ['#b08d3c', '#6d5418'],
  ['#c2417c', '#7a1c48'],
] as const

/** A part as SVG: the same kind, seed and label always give the same picture. The label is maker, then number. */
export function drawPartPicture(kind: string, seed: number, label: string, view: PartView): string {
  const [maker, number] = splitLabel(label)
  const accent = ACCENTS[hashText(maker) % ACCENTS.length] ?? ACCENTS[0]
  const sheet = new Sheet({ dice: createDice(seed), accent, label: [maker, number] })
  const part = drawingOf(kind)
  return wrap(sheet, compose(part, view, sheet))
}

function compose(part: Drawing, view: PartView, sheet: Sheet): string {
  switch (view) {
    case 'main':
      return part(sheet)
    case 'side':
      return `<g transform="translate(400 0) scale(-1 1)">${mirrorTexts(part(sheet))}</g>`
    case 'box':
      return `<g transform="translate(-46 -14) scale(.86)">${PACKAGE(sheet)}</g><g transform="translate(206 188) scale(.47)">${part(sheet)}</g>`
    case 'close':
      return `<g transform="translate(-150 -120) scale(1.75)">${part(sheet)}</g>`
  }
}

/** Turns writing back in a mirrored drawing. */
function mirrorTexts(drawing: string): string {
  return drawing.replace(
    /<text x="([\d.]+)"/g,
    (_, x: string) => `<text transform="translate(${2 * Number(x)} 0) scale(-1 1)" x="${x}"`,
  )
}

function wrap(sheet: Sheet, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"><defs>${sheet.defs}</defs><rect width="${SIZE}" height="${SIZE}" fill="#fff"/>${inner}</svg>`
}

/** The number begins at the first word with a digit after the maker's first word, or at the short letters before it. */
function splitLabel(label: string): [string, string] {
  const words = label.split(' ')
  const digits = words.findIndex((word, index) => index > 0 && /\d/.test(word))
  if (digits === -1) return [label, '']
  const at = digits > 1 && /^[A-Z]{1,3}$/.test(words[digits - 1] ?? '') ? digits - 1 : digits
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')]
}
