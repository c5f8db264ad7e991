import { expect, it } from 'vitest'
import { brandAliasKey } from './brand-alias-key'
import { findKnownBrand, KNOWN_BRANDS } from './known-brands'
import { lookAlikeKey } from './look-alikes'

it.each([
  ['бош', 'Bosch'],
  ['ROBERT BOSCH', 'Bosch'],
  ['Mann Filter', 'MANN-FILTER'],
  ['КNЕСНТ', 'MAHLE'],
  ['АТЕ', 'ATE'],
  ['мобил', 'Mobil'],
  ['ЛУКОЙЛ', 'Лукойл'],
  ['KNECHT/MAHLE', 'MAHLE'],
  ['Mahle / Knecht', 'MAHLE'],
])('%j means %s', (spelling, title) => {
  expect(findKnownBrand(spelling)?.title).toBe(title)
})

it.each([
  ['Roadstone', 'Nexen'],
  ['Motorcraft', 'Ford'],
  ['ACDelco', 'General Motors'],
  ['Hueco', 'Hitachi'],
  ['Kronprinz', 'Accuride'],
  ['NTN', 'SNR'],
])('%s is no %s', (rival, brand) => {
  expect(findKnownBrand(rival)?.title).not.toBe(brand)
})

it('gives no spelling to two brands, by sound or by look', () => {
  const owners = new Map<string, Set<string>>()
  for (const { title, spellings } of KNOWN_BRANDS) {
    for (const spelling of [title, ...spellings]) {
      const key = lookAlikeKey(brandAliasKey(spelling))
      owners.set(key, (owners.get(key) ?? new Set()).add(title))
    }
  }
  expect([...owners].filter(([, titles]) => titles.size > 1)).toEqual([])
})

it.each(['Bosch/MAHLE', 'Bosch / Мастерская', '/', 'Bosch/Bosch/Bosch/Bosch/Bosch'])(
  '%j is no brand',
  (spelling) => {
    expect(findKnownBrand(spelling)).toBeUndefined()
  },
)

it('knows nothing of a name that it was not told', () => {
  expect(findKnownBrand('Bosch Rexroth Service')).toBeUndefined()
})
