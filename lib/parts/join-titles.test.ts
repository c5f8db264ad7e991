import { expect, it } from 'vitest'
import { joinTitles } from './join-titles'

it.each([
  [[], ''],
  [['Зимние'], 'Зимние'],
  [['Зимние', 'Летние', 'RunFlat'], 'Зимние, летние, RunFlat'],
  [['Замена масла', 'Балансировка', 'ТО'], 'Замена масла, балансировка, ТО'],
])('%j are «%s»', (titles, list) => {
  expect(joinTitles(titles)).toBe(list)
})
