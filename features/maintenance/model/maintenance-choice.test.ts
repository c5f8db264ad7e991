import { expect, it } from 'vitest'
import {
  listCarBrands,
  listCarModels,
  listCarModifications,
} from '@/lib/gateway/contracts/catalog/maintenance'
import { toChoice } from './maintenance-choice'

const brand = { uuid: 'b', title: 'Hyundai', isPopular: true }
const model = {
  uuid: 'm',
  title: 'Solaris II',
  isPopular: true,
  yearFrom: '01.01.2017',
  yearTo: '2022',
}

it('of the brands every one leads to its models', () => {
  expect(toChoice(listCarBrands.response.parse({ brands: [brand] }))).toEqual({
    of: 'brand',
    way: [],
    links: [{ title: 'Hyundai', note: '', href: '/catalog_to?brand=b', isPopular: true }],
  })
})

it('of the models the years stand beside the title, and what is no date is unknown', () => {
  const { way, links } = toChoice(listCarModels.response.parse({ brand, models: [model] }))
  expect(way).toEqual([{ title: 'Hyundai', href: '/catalog_to?brand=b' }])
  expect(links).toMatchObject([{ title: 'Solaris II', note: '2017–н. в.', href: '/catalog_to?model=m' }])
})

it('of the modifications every one says what tells it from the others', () => {
  const modification = {
    uuid: 'x',
    title: '1.6',
    yearFrom: null,
    yearTo: null,
    properties: [{ code: 'power', title: 'Мощность', value: '123 л. с.' }],
    prices: {},
    carId: 7,
  }
  const answer = listCarModifications.response.parse({ brand, model, modifications: [modification] })
  expect(toChoice(answer)).toMatchObject({
    of: 'modification',
    way: [{ title: 'Hyundai' }, { title: 'Solaris II', href: '/catalog_to?model=m' }],
    links: [{ title: '1.6', note: '123 л. с.', href: '/catalog_to?modification=x' }],
  })
})
