import { expect, test } from 'vitest'
import { listingOf, wireFilter, wireOption, wirePrice } from './testing'

test('keeps what the gateway tells of a section and fills in what it leaves out', () => {
  const listing = listingOf([], { content: '<p>О масле</p>' })
  expect(listing).toMatchObject({
    id: 7,
    code: 'oil',
    title: 'Масло',
    content: '<p>О масле</p>',
    entities: [],
    filters: [],
    selections: [],
    assistants: [],
    rating: 0,
    reviewsCount: 0,
    meta: { title: null, heading: null },
    pagination: { page: 1, limit: 58, total: 12, pages: 1 },
  })
})

test('takes the text of the meta data when the section has none', () => {
  expect(listingOf([], { meta: { content: '<p>Из меты</p>' } }).content).toBe('<p>Из меты</p>')
})

test('reads every field of an enum filter and of its options', () => {
  const [filter] = listingOf([
    wireFilter({
      id: '1',
      code: 'brand',
      title: 'Бренд',
      tooltip: 'Кто сделал',
      isOpened: true,
      isActive: true,
      isHidden: true,
      uriSequent: 4,
      options: [{ ...wireOption('bosch', 3, { isChecked: true, sequent: 2 }), pictureUrl: null }],
    }),
  ]).filters
  expect(filter).toMatchObject({
    id: '1',
    type: 'enum',
    code: 'brand',
    title: 'Бренд',
    tooltip: 'Кто сделал',
    isOpened: true,
    isActive: true,
    isHidden: true,
    isRewrite: true,
    rewriteCode: 'brand',
    uriSequent: 4,
    options: [{ id: 'bosch', title: 'BOSCH', isChecked: true, rewriteCode: 'bosch', sequent: 2, count: 3 }],
  })
})

test('turns the bounds of a numeric filter into numbers', () => {
  const [filter] = listingOf([wirePrice({ min: '99.5', currentMin: '120' })]).filters
  expect(filter).toMatchObject({
    type: 'numeric',
    min: 99.5,
    max: 5000,
    currentMin: 120,
    currentMax: 5000,
    options: [],
  })
})

test('forgets the rewrite code of a filter that may not be written into the path', () => {
  expect(listingOf([wireFilter({ id: '1', isRewrite: false })]).filters[0]?.rewriteCode).toBeNull()
})
