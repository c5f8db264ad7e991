import { expect, it } from 'vitest'
import { readVin } from '@/lib/gateway/contracts/catalog/tecdoc'
import { chosenOfVin, factsOfVin, isContradicted, mergeFacts, wordsOfVin } from './vin-facts'

const VIN = 'XTAGFK330JY144213'
const LADA = { id: 3, title: 'LADA', isPopular: true, pictureUrl: null }
const VESTA = { id: 7, modelId: 5, manufacturer: 'LADA', model: 'Vesta', title: '1.6 МКПП', uuid: 'u-7' }
const answer = (facts: object) =>
  readVin.response.parse({ vin: VIN, manufacturer: null, year: null, cars: [], warning: null, ...facts })

it.each([
  [{}, null],
  [{ manufacturer: LADA, year: 2018 }, 'По VIN это LADA, 2018 год. Модель выберите из каталога или впишите.'],
  [{ manufacturer: LADA, cars: [VESTA] }, 'По VIN это LADA Vesta 1.6 МКПП.'],
  [
    { manufacturer: LADA, cars: [VESTA, { ...VESTA, id: 8, title: '1.8 МКПП' }], year: 2018 },
    'По VIN это LADA Vesta, 2018 год. Модификацию выберите из каталога или впишите.',
  ],
  [{ title: 'BMW' }, 'По VIN это BMW. Модель выберите из каталога или впишите.'],
  [{ warning: 'Сверьте VIN.' }, 'Сверьте VIN.'],
])('%j is told as %j', (facts, words) => {
  expect(wordsOfVin(answer(facts))).toBe(words)
})

it('the one car of a VIN is chosen with its year', () => {
  expect(chosenOfVin(answer({ manufacturer: LADA, year: 2018, cars: [VESTA] }))).toEqual({
    carId: 7,
    uuid: 'u-7',
    mark: 'LADA',
    model: 'Vesta',
    modification: '1.6 МКПП',
    vin: VIN,
    year: 2018,
  })
  expect(chosenOfVin(answer({ manufacturer: LADA }))).toBeUndefined()
})

const NOTHING = { mark: '', model: '', modification: '', year: '' }
const KALINA = { mark: 'LADA', model: 'Kalina', modification: '1.4', year: '2020' }
const HYUNDAI = { ...NOTHING, mark: 'Hyundai', year: '2017' }

it.each([
  [{}, NOTHING],
  [
    { manufacturer: LADA, year: 2018 },
    { ...NOTHING, mark: 'LADA', year: '2018' },
  ],
  [{ title: 'BMW' }, { ...NOTHING, mark: 'BMW' }],
  [
    { manufacturer: LADA, cars: [VESTA] },
    { mark: 'LADA', model: 'Vesta', modification: '1.6 МКПП', year: '' },
  ],
  [
    { manufacturer: LADA, cars: [VESTA, { ...VESTA, id: 8, title: '1.8' }] },
    { ...NOTHING, mark: 'LADA', model: 'Vesta' },
  ],
])('of %j the fields are told %j', (facts, fields) => {
  expect(factsOfVin(answer(facts))).toEqual(fields)
})

it.each([
  ['an empty form', NOTHING, [], HYUNDAI, HYUNDAI],
  ['a saved car of another make', KALINA, [KALINA], HYUNDAI, HYUNDAI],
  [
    'a saved car, of another make without a year',
    KALINA,
    [KALINA],
    { ...HYUNDAI, year: '' },
    { ...HYUNDAI, year: '' },
  ],
  [
    'a saved car of the same make',
    KALINA,
    [KALINA],
    { ...NOTHING, mark: 'Lada', year: '2018' },
    { ...KALINA, mark: 'Lada', year: '2018' },
  ],
  ['a mark by hand', KALINA, [], HYUNDAI, KALINA],
  ['a year by hand', { ...NOTHING, year: '2019' }, [], HYUNDAI, { ...HYUNDAI, year: '2019' }],
  [
    'what another VIN has filled in',
    { ...HYUNDAI, model: 'Creta' },
    [{ ...HYUNDAI, model: 'Creta' }],
    { ...NOTHING, mark: 'Kia' },
    { ...NOTHING, mark: 'Kia' },
  ],
  ['a VIN that says nothing', KALINA, [KALINA], NOTHING, KALINA],
])('into %s it is merged', (_, now, earlier, facts, merged) => {
  expect(mergeFacts(now, earlier, facts)).toEqual(merged)
})

it.each([
  [KALINA, HYUNDAI, true],
  [{ ...HYUNDAI, mark: ' hyundai' }, HYUNDAI, false],
  [{ ...HYUNDAI, year: '2016' }, HYUNDAI, false],
  [{ ...HYUNDAI, year: '2020' }, HYUNDAI, true],
  [NOTHING, HYUNDAI, false],
  [KALINA, NOTHING, false],
])('%j contradicts %j: %s', (now, facts, expected) => {
  expect(isContradicted(now, facts)).toBe(expected)
})
