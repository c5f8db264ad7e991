import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What keeps in sight stays 40 px from the header and from the foot of the window. */
const APART = ['calc(var(--header-height) + var(--sticky-top))', 'var(--sticky-bottom)']
/** Bars, heads of tables and what fills the width of a phone lie at an edge. */
const AT_EDGE = ['0', 'var(--header-height)', 'var(--bottom-stack)']

const RULE = /([^{}]+)\{([^{}]*position:\s*sticky[^{}]*)\}/g
const OFFSET = /(?:^|[\s;])(?:top|bottom|left|right):\s*([^;]+);/g

const rules = globSync('{app,components,features}/**/*.css').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(RULE)].map(([, selector = '', body = '']) => ({
    where: `${file} ${selector.trim()}`,
    offsets: [...body.matchAll(OFFSET)].map(([, offset = '']) => offset.replace(/\s+/g, ' ')),
  })),
)

test('there are blocks that stay in sight', () => {
  expect(rules.filter(({ offsets }) => APART.every((one) => offsets.includes(one))).length).toBeGreaterThan(6)
})

test.each(rules)('$where stays 40 px from an edge, or lies at it', ({ offsets }) => {
  expect(offsets).not.toEqual([])
  expect(offsets.filter((offset) => !APART.includes(offset) && !AT_EDGE.includes(offset))).toEqual([])
})

test('the offsets are 40 px', () => {
  expect(readFileSync('app/tokens.css', 'utf8')).toMatch(/--sticky-top: 40px;\s+--sticky-bottom: 40px;/)
})
