import { expect, it } from 'vitest'
import { readVin } from '@/lib/gateway/contracts/catalog/tecdoc'
import { chosenOfVin, wordsOfVin } from './vin-facts'

const VIN = 'XTAGFK330JY144213'
const LADA = { id: 3, title: 'LADA', isPopular: true, pictureUrl: null }
const VESTA = { id: 7, modelId: 5, manufacturer: 'LADA', model: 'Vesta', title: '1.6 МКПП', uuid: 'u-7' }
const answer = (facts: object) =>
  readVin.response.parse({ vin: VIN, manufacturer: null, year: null, cars: [], warning: null, ...facts })

it.each([
  [{}, null],
  [{ manufacturer: LADA, year: 2018 }, 'По VIN это LADA, 2018 год. Модель выберите из каталога или впишите.'],
  [{ manufacturer: LADA, cars: [VESTA] }, 'По VIN это LADA Vesta 1.6 МКПП.'],
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
