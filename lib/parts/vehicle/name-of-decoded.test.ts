import { expect, it } from 'vitest'
import { nameOfDecoded } from './name-of-decoded'

const NOTHING = { cars: [], manufacturer: null, title: null, year: null }
const manual = { manufacturer: 'Hyundai', model: 'Solaris II', title: '1.6 МКПП' }
const automatic = { ...manual, title: '1.6 АКПП' }

it.each([
  [NOTHING, null],
  [{ ...NOTHING, year: 2017 }, null],
  [{ ...NOTHING, cars: [manual], year: 2017 }, 'Hyundai Solaris II 1.6 МКПП, 2017 год'],
  [{ ...NOTHING, cars: [manual, automatic], year: 2017 }, 'Hyundai Solaris II, 2017 год'],
  [{ ...NOTHING, cars: [manual, { ...automatic, model: 'Creta' }] }, 'Hyundai'],
  [{ ...NOTHING, manufacturer: { title: 'LADA' } }, 'LADA'],
  [{ ...NOTHING, manufacturer: { title: 'Toyota' }, title: 'Toyota Prius' }, 'Toyota Prius'],
])('%j is called %j', (decoded, name) => {
  expect(nameOfDecoded(decoded)).toBe(name)
})
