import { expect, it } from 'vitest'
import { originalCatalog } from '@/lib/gateway/contracts/catalog/original-catalog-shapes'
import { findCatalogs, groupByLetter } from './catalog-list'

const catalogs = [
  { catalogId: '1', catalogName: 'Toyota Europe', code: 'TE', brand: 'Toyota' },
  { catalogId: '2', catalogName: 'Haval', code: 'haval', brand: 'Haval' },
  { catalogId: '3', catalogName: 'Hyundai', code: 'HYW', brand: 'Hyundai' },
  { catalogId: '4', catalogName: 'Toyota Asia', code: 'TA', brand: 'Toyota' },
].map((catalog) => originalCatalog.parse(catalog))
const lettersOf = (words: string, makes: readonly string[] = []) =>
  groupByLetter(findCatalogs(catalogs, words, makes)).map(({ letter, catalogs: own }) => [
    letter,
    ...own.map(({ code }) => code),
  ])

it('groups catalogues by the first letter of their code, however it is written, in order', () => {
  expect(groupByLetter(catalogs).map(({ letter, catalogs: own }) => [letter, own.length])).toEqual([
    ['H', 2],
    ['T', 2],
  ])
})

it('groups what was found by words or by make in the same way', () => {
  expect(lettersOf('toyota')).toEqual([['T', 'TA', 'TE']])
  expect(lettersOf('asia hyundai')).toEqual([
    ['H', 'HYW'],
    ['T', 'TA'],
  ])
  expect(lettersOf('', ['HAVAL'])).toEqual([['H', 'haval']])
  expect(lettersOf('x')).toEqual([])
})
