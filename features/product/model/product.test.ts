import { expect, it, test } from 'vitest'
import { productOf } from '../testing'
import { canonicalHref, toProduct } from './product'

const asIs = (html: string | null) => html

test('takes every field of the product under the name that the shop gives it', () => {
  const product = toProduct(
    productOf({
      preview: '<p>Кратко</p>',
      content: '<p>Подробно</p>',
      isShowAnalogs: false,
      isShowSimilar: false,
      similarOperation: 'замена масла',
      tags: [{ slug: 'oil', title: 'Масло' }],
      icons: [{ code: 'oe', title: 'Поставщик конвейера' }],
      pictureUrl: ['a.png', 'b.png', 'a.png'],
      quality: 'oe',
    }),
    asIs,
  )
  expect(product).toMatchObject({
    id: '00-00012345',
    sid: 'filter',
    code: '00-00012345',
    title: 'Фильтр масляный',
    preview: '<p>Кратко</p>',
    content: '<p>Подробно</p>',
    isShowAnalogs: false,
    isShowSimilar: false,
    similarOperation: 'замена масла',
    tags: [{ slug: 'oil', title: 'Масло' }],
    icons: [{ code: 'oe', title: 'Поставщик конвейера', pictureUrl: null }],
    pictures: ['a.png', 'b.png'],
    quality: 'oe',
  })
})

test('shows analogs and similar parts unless told not to', () => {
  expect(toProduct(productOf(), asIs)).toMatchObject({
    isShowAnalogs: true,
    isShowSimilar: true,
    specs: [],
    fitments: [],
  })
})

test('cleans the HTML that comes from the gateway', () => {
  const product = toProduct(productOf({ preview: 'x', content: 'y' }), (html) => `clean ${html}`)
  expect([product.preview, product.content]).toEqual(['clean x', 'clean y'])
})

test('lists specifications that people can read, without the brand and the old price', () => {
  const entry = (code: string, humanized: string | null) => ({ code, title: code, value: 1, humanized })
  const { specs } = toProduct(
    productOf({
      spec: [
        entry('brandString', 'Mann'),
        entry('height', '79 мм'),
        entry('raw', null),
        entry('blank', ' '),
        entry('internet_price', '900'),
      ],
    }),
    asIs,
  )
  expect(specs).toEqual([{ code: 'height', title: 'height', value: '79 мм' }])
})

test('gathers the modifications of one model', () => {
  const { fitments } = toProduct(
    productOf({
      applicability: [
        { mark: 'Toyota', model: 'Camry', modification: '2.4', yearFrom: '01.01.2006', yearTo: '31.12.2011' },
        { mark: 'Lexus', model: 'RX', yearFrom: '2006' },
        {
          mark: 'Toyota',
          model: 'Camry',
          modification: '3.5',
          yearFrom: '01.01.2006',
          note: 'до рестайлинга',
        },
      ],
    }),
    asIs,
  )
  expect(fitments).toEqual([
    {
      make: 'Toyota',
      model: 'Camry',
      modifications: [
        { title: '2.4', years: '2006–2011', note: null },
        { title: '3.5', years: '2006–н. в.', note: 'до рестайлинга' },
      ],
    },
    { make: 'Lexus', model: 'RX', modifications: [{ title: '', years: '', note: null }] },
  ])
})

it.each([
  ['/gw/media/file/c.pdf', 1],
  ['https://example.com/c.pdf', 1],
  ['javascript:alert(1)', 0],
  ['//evil.example/c.pdf', 0],
])('offers a certificate at %s: %i', (url, count) => {
  expect(toProduct(productOf({ certificates: [{ title: 'ЕАС', url }] }), asIs).certificates).toHaveLength(
    count,
  )
})

test('has one address whatever address it was found under', () => {
  const { id, brand, article } = toProduct(productOf(), asIs)
  expect(canonicalHref({ id, internalCode: '00-00012345', brand, article })).toBe('/product/00-00012345')
  expect(canonicalHref({ id: 'x', internalCode: null, brand, article })).toBe(
    '/product/mann-filter_w%20712-95',
  )
})
