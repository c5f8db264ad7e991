import fc from 'fast-check'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { expect, test } from 'vitest'
import { isRouterState } from './is-router-state'

const encoded = (state: unknown) => encodeURIComponent(JSON.stringify(state))

function isReadByNext(header: string): boolean {
  try {
    parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
}

const PAGE = ['__PAGE__', {}, null, null, 0, '']

test.each([
  ['the root', ['', {}]],
  ['a page', ['', { children: PAGE }, null, null, 16]],
  [
    'a page that is fetched again',
    ['', { children: ['shops', { children: PAGE }] }, ['/shops', ''], 'refetch', 4],
  ],
  ['a page of a parameter', ['', { children: [['entities', 'a', 'd', null], { children: PAGE }] }]],
  ['a page of more segments', ['', { children: [['rest', 'a/b', 'oc', ['x']], { children: PAGE }] }]],
])('%s is a state that Next reads too', (_, state) => {
  expect([isRouterState(encoded(state)), isReadByNext(encoded(state))]).toEqual([true, true])
})

test('no state passes that Next cannot read', () => {
  const atom = fc.oneof(
    fc.constantFrom(
      null,
      '',
      'd',
      'refetch',
      'inside-shared-layout',
      0,
      [],
      {},
      ['', ''],
      ['a', 'b', 'd', null],
    ),
    fc.jsonValue({ maxDepth: 1 }),
  )
  const { state } = fc.letrec((tie) => ({
    state: fc.oneof(
      { maxDepth: 4 },
      fc.array(atom, { maxLength: 7 }),
      fc
        .tuple(
          atom,
          fc.dictionary(fc.string(), tie('state'), { maxKeys: 2 }),
          fc.array(atom, { maxLength: 5 }),
        )
        .map(([segment, children, rest]) => [segment, children, ...rest]),
    ),
  }))
  fc.assert(
    fc.property(
      fc.oneof(state.map(encoded), fc.string()),
      (header) => !isRouterState(header) || isReadByNext(header),
    ),
    { numRuns: 1000, seed: 20 },
  )
})

test.each([
  ['nothing but depth', `${'["",{"a":'.repeat(3_000)}["",{}]${'}]'.repeat(3_000)}`],
  ['an array of a hundred thousand', encoded(Array(10_000).fill(0))],
])('%s is refused', (_, header) => {
  expect(isRouterState(header)).toBe(false)
})
