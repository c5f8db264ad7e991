import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'

const LAYERS = '{app,components,features,framework,gateway,lib,server,stores}'
/** Rows of what patterns read in rows, and an end that none of them expects. */
const SIGNS = [
  'a',
  'А',
  'я',
  'x',
  '0',
  ' ',
  '-',
  '—',
  '.',
  ',',
  '/',
  '(',
  '<',
  '"',
  '@',
  '&',
  ';',
  ':',
  '_',
  '+',
  '*',
  '%',
  '\n',
]
const ENDS = ['!', 'ъ', '\u0000']
/** A row that can be divided in two ways at each sign takes sixteen million tries, which are a good part of a second. */
const LENGTH = 24
const MOST_MS = 100

/** What stands before a pattern and its beginning: most files have none, and parsing them all takes long. */
const MAY_HOLD_ONE = /(?:^|[=(,:|&?![>])\s*\/[^/*\s]/m

function patternsOf(file: string): RegExp[] {
  const found: RegExp[] = []
  const text = readFileSync(file, 'utf8')
  if (!MAY_HOLD_ONE.test(text)) return found
  const { program } = parseSync(file, text)
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push(new RegExp(node.regex.pattern, node.regex.flags.replace(/[gy]/g, '')))
    },
  }).visit(program)
  return found
}

function isSlow(pattern: RegExp): boolean {
  const texts = SIGNS.flatMap((sign) => ENDS.map((end) => `a${sign.repeat(LENGTH)}${end}`))
  // A busy machine pauses once, not three times at the same text.
  return texts.some((text) => [1, 2, 3].every(() => time(pattern, text) > MOST_MS))
}

function time(pattern: RegExp, text: string): number {
  const began = performance.now()
  pattern.test(text)
  return performance.now() - began
}

it('no pattern tries a short row in all the ways in which it can be divided', () => {
  const files = globSync(`${LAYERS}/**/*.{ts,tsx}`).filter((file) => !/\.test\./.test(file))
  const patterns = files.flatMap((file) => patternsOf(file).map((pattern) => ({ file, pattern })))
  const slow = patterns.filter(({ pattern }) => isSlow(pattern))
  expect(slow.map(({ file, pattern }) => `${file}: ${String(pattern)}`)).toEqual([])
  expect(patterns.length).toBeGreaterThan(500)
})

it('is told of a row of signs within a row', () => {
  expect(isSlow(/(?:-+)+$/)).toBe(true)
})
