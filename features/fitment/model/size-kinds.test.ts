import { expect, test } from 'vitest'
import { sizeKindOf } from './size-kinds'

test.each([
  ['shiny', 'tyres'],
  ['shiny-legkovye', 'tyres'],
  ['shiny-dlya-vnedorozhnikov', 'tyres'],
  ['litye-diski', 'rims'],
  ['avtolampy', 'bulbs'],
  ['shchetki-stekloochistitelya', 'wipers'],
  ['akkumulyatornye-batarei', 'batteries'],
  ['motornye-masla', 'oils'],
  ['diskovye-tormoza', null],
  ['maslyanye-filtry', null],
  ['transmissionnye-masla', null],
])('the goods of section %s are chosen by size as %s', (section, kind) => {
  expect(sizeKindOf(section)).toBe(kind)
})
