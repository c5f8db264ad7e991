import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { DeskArgsError, type DeskTopic, parseDeskArgs } from './parse-desk-args'

const folder = mkdtempSync(path.join(os.tmpdir(), 'desk-args-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function refusalOf(topic: DeskTopic, ...args: string[]) {
  try {
    parseDeskArgs(topic, args, folder)
  } catch (error) {
    if (error instanceof DeskArgsError) return error.message
    throw error
  }
  return ''
}

it.each<[DeskTopic, string[], string]>([
  ['visits', ['lost', 'АС-1'], 'npm run visits'],
  ['visits', ['done'], 'npm run visits'],
  ['promo', ['make', 'X1', '--bonuses', '5'], '--title: не указано'],
  ['promo', ['make', 'X1', '--bonuses', '5', '--title', ' '], '--title: не указано'],
  ['promo', ['make', '', '--bonuses', '5', '--title', 'А'], 'КОД: не указано'],
  ['promo', ['make', 'X1', '--bonuses', '0', '--title', 'А'], '--bonuses: не меньше 1'],
  ['promo', ['make', 'X1', '--bonuses', '1000001', '--title', 'А'], '--bonuses: не больше 1000000'],
  ['promo', ['make', 'X1', '--bonuses', 'много', '--title', 'А'], 'нужно число'],
  ['promo', ['make', 'X1', '--bonuses', '1', '--title', 'А', '--until', '31.12.2026'], 'день пишется так'],
  ['promo', ['burn', 'X1'], 'npm run promo'],
  ['wheels', ['moved', 'ХШ-2'], '--place: не указано'],
  ['wheels', ['issued', 'ХШ-2', '--place', 'А'], 'Здесь не нужно: --place'],
  ['wheels', ['lost'], 'npm run wheels'],
  ['cards', ['a', 'b'], 'npm run cards'],
  ['cards', ['--nothing'], 'Ключ --nothing неизвестен'],
])('explains %s %j', (topic, args, message) => {
  expect(refusalOf(topic, ...args)).toContain(message)
})

it.each(['2900000000025;79000000002', '2900000000025;79000000002;1 000,50'])(
  'asks for three columns: %s',
  (line) => {
    writeFileSync(path.join(folder, 'columns.csv'), `Карта;Телефон;Бонусы\n${line}\n`)
    expect(refusalOf('cards', 'columns.csv').split('\n')[0]).toBe(
      'строка 2: нужны три столбца: номер карты; телефон; бонусы',
    )
  },
)

it('refuses a file without cards', () => {
  writeFileSync(path.join(folder, 'none.csv'), 'Карта;Телефон;Бонусы\n')
  expect(refusalOf('cards', 'none.csv')).toBe(
    'В файле нет карт: нужны столбцы «номер карты; телефон; бонусы»\n',
  )
})

it('names the line of a card that cannot be one', () => {
  writeFileSync(path.join(folder, 'bad.csv'), 'Карта;Телефон;Бонусы\n2900000000025;123;180\n')
  expect(refusalOf('cards', 'bad.csv')).toBe('строка 2: телефон пишется так: +7 900 000-00-00\n')
})
