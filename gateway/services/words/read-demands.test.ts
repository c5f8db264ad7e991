import { expect, it } from 'vitest'
import { readDemands } from './read-demands'

it.each([
  ['колодки "Бембо" солярис', 'колодки Бембо солярис', ['бембо']],
  ['фильтр «тёплый»', 'фильтр тёплый', ['теплый']],
  ['масло "gm dexos" 5w30', 'масло gm dexos 5w30', ['gm', 'dexos']],
  ['колодки ",tv,j"', 'колодки ,tv,j', ['бембо']],
  ['"колодки солярис"', 'колодки солярис', []],
  ['щётка 24"', 'щётка 24"', []],
])('%s is searched as %s, and demands %j', (typed, query, words) => {
  const demands = readDemands(typed)
  expect(demands.query).toBe(query)
  expect([...new Set([...words, 'бембо', 'dexos', 'солярис'])].filter(demands.isDemanded)).toEqual(words)
})
