import { expect, test } from 'vitest'
import { plateOf } from './plate-of'

test.each([
  ['а482мр77', 'А 482 МР 77'],
  ['A 482 MP 777', 'А 482 МР 777'],
  ['а-482-мр-77 RUS', 'А 482 МР 77'],
])('%s is the plate %s', (text, plate) => expect(plateOf(text)).toBe(plate))

test.each(['солярис', 'а482мр', 'ц482мр77', 'W 914/2', ''])('«%s» is none', (text) =>
  expect(plateOf(text)).toBeUndefined(),
)
