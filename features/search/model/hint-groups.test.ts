import { expect, test } from 'vitest'
import { type Hints, hintGroups } from './hint-groups'

const product = {
  id: '00-00000001',
  arusCode: '00-00000001',
  title: 'Фильтр масляный',
  location: '/product/00-00000001',
  brandString: 'MAHLE',
  brandExternalId: null,
  partNumber: 'OC 90',
  pictureUrl: null,
  price: 390,
}
const found: Hints = {
  query: 'OC 90',
  isCorrected: false,
  isNear: false,
  products: [product],
  sections: [],
  brands: [],
}
const groups = (hints: Hints) => hintGroups({ text: 'oc 90', mode: 'all', history: [], found: hints })

test.each([
  ['Товары', false],
  ['Возможно, вы искали', true],
])('goods stand under «%s» when they are near ones: %s', (title, isNear) => {
  expect(groups({ ...found, isNear })).toMatchObject([
    { title, options: [{ kind: 'product', note: 'MAHLE OC 90' }] },
  ])
})
