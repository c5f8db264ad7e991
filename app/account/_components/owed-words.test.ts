import { expect, test } from 'vitest'
import { owedWords } from './owed-words'

test('a company without debts is told so only where all of its orders were looked through', () => {
  expect(owedWords({ orders: [], isArchiveLonger: false })).toBe('Всё оплачено')
  expect(owedWords({ orders: [], isArchiveLonger: true })).toBeUndefined()
})
