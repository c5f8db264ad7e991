import { describe, expect, it } from 'vitest'
import { GUARD_NAMES } from './guard-names'
import { decideGuards, guardsOf, isGuarded, runGuards, type Viewer } from './guards'

const guest: Viewer = { isAuthorized: false, isCorporate: false, isAdmin: false }
const retail: Viewer = { isAuthorized: true, isCorporate: false, isAdmin: false }
const corporate: Viewer = { isAuthorized: true, isCorporate: true, isAdmin: false }
const admin: Viewer = { isAuthorized: true, isCorporate: false, isAdmin: true }
const manager: Viewer = { ...retail, isManager: true }
const viewers = { manager, guest, retail, corporate, admin, unknown: 'unknown' } as const

type Row = [path: string, search: string, who: keyof typeof viewers, location: string | null]

it.each<Row>([
  ['/', '', 'guest', null],
  ['/catalog/tyres', '?page=2', 'guest', null],
  ['/account', '?a=1', 'guest', '/?a=1'],
  ['/account', '', 'guest', '/'],
  ['/account/', '', 'guest', '/'],
  ['//account', '', 'guest', '/'],
  ['/%61ccount', '', 'guest', '/'],
  ['/account/orders/archive/7', '', 'guest', '/'],
  ['/account/cart', '?erid=x', 'guest', '/?erid=x'],
  ['/accounting', '', 'guest', null],
  ['/account', '', 'retail', null],
  ['/account/loyalty', '', 'retail', null],
  ['/account/loyalty', '?a=1', 'corporate', '/'],
  ['/account/loyalty/reward', '', 'corporate', '/'],
  ['/account/loyalty', '?a=1', 'guest', '/?a=1'],
  ['/account/managers', '?a=1', 'retail', '/'],
  ['/account/managers', '', 'corporate', null],
  ['/account/managers', '?a=1', 'guest', '/?a=1'],
  ['/arus_elements', '?a=1', 'guest', '/'],
  ['/arus_elements', '', 'retail', '/'],
  ['/arus_elements', '', 'admin', null],
  ['/arus_elements', '', 'manager', '/arus_elements/orders'],
  ['/arus_elements/orders', '', 'manager', null],
  ['/arus_elements/codes', '', 'manager', '/arus_elements/orders'],
  ['/arus_elements/codes', '', 'admin', null],
  ['/arus_elements/orders/1000001', '', 'admin', null],
  ['/arus_elements/orders', '?a=1', 'retail', '/'],
  ['/arus_elements/orders', '', 'guest', '/'],
  ['/arus_elements/orders', '', 'unknown', null],
  ['/arus_elements/rules', '', 'unknown', null],
  ['/arus_elements/codes', '', 'unknown', null],
  ['/account/orders', '', 'unknown', null],
  ['/account/managers', '', 'unknown', null],
  ['/arus_elements', '', 'unknown', '/'],
  ['//arus%5felements/', '', 'unknown', '/'],
])('%s%s as %s goes to %s', (path, search, who, location) => {
  const decision = decideGuards(path, search, viewers[who])
  if (location === null) expect(decision).toEqual({ kind: 'pass' })
  else {
    expect(decision).toEqual({
      kind: 'redirect',
      status: 301,
      location,
      headers: { 'Cache-Control': 'no-store, no-cache, must-revalidate', Vary: 'Cookie' },
    })
  }
})

describe('runGuards', () => {
  it.each([
    ['guest', { kind: 'pass' }],
    ['retail', { kind: 'redirect', status: 301, location: '/account' }],
  ] as const)('anonymous as %s', (who, expected) => {
    expect(runGuards(['anonymous'], '', viewers[who])).toMatchObject(expected)
  })

  it.each(['nosuch', '', 'toString', '__proto__'])('an unknown guard %j is a server error', (name) => {
    expect(runGuards(['bootstrap', name], '', admin)).toEqual({
      kind: 'error',
      status: 500,
      message: 'Unknown middleware',
    })
  })
})

it('knows exactly these guards', () => {
  expect([...GUARD_NAMES].toSorted()).toEqual([
    'anonymous',
    'authenticated',
    'bootstrap',
    'is-admin',
    'is-corporate',
    'is-staff',
    'meta',
    'not-corporate',
  ])
})

it.each([
  ['/', false],
  ['/product/x', false],
  ['/account/orders', true],
  ['/arus_elements', true],
])('%s asks who is there: %s', (path, expected) => {
  expect(isGuarded(path)).toBe(expected)
  expect(guardsOf(path).slice(0, 2)).toEqual(['bootstrap', 'meta'])
})
