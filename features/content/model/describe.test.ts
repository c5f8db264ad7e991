import { expect, test } from 'vitest'
import { describe } from './describe'

test('takes the preview before the text, in plain words', () => {
  expect(describe({ title: 'О нас', preview: '<p>Кто <b>мы</b></p>', content: 'Другое' })).toBe('Кто мы.')
  expect(describe({ title: 'О нас', preview: null, content: '<p>Другое</p>' })).toBe('Другое.')
  expect(describe({ title: 'О нас', preview: null, content: null })).toBe('О нас.')
})

test('leaves out headings, which would run into the text', () => {
  const content =
    '<h2>Самовывоз</h2><p>Забрать заказ можно бесплатно.</p><ul><li>Курьер</li><li>Почта</li></ul>'
  expect(describe({ title: 'О нас', preview: null, content })).toBe(
    'Забрать заказ можно бесплатно. Курьер. Почта.',
  )
})

test('ends a long text with a sentence', () => {
  const text = describe({ title: 'О нас', preview: null, content: '<p>Привезём завтра.</p>'.repeat(100) })
  expect(text).toMatch(/Привезём завтра\.$/)
  expect(text.length).toBeLessThanOrEqual(160)
})
