import { expect, test } from 'vitest'
import { describe } from './describe'

test('takes the preview before the text, in plain words', () => {
  expect(describe({ preview: '<p>Кто <b>мы</b></p>', content: 'Другое' })).toBe('Кто мы')
  expect(describe({ preview: null, content: '<p>Другое</p>' })).toBe('Другое')
  expect(describe({ preview: null, content: null })).toBeUndefined()
})

test('ends a long text at a word', () => {
  const text = describe({ preview: 'слово, '.repeat(100), content: null })
  expect(text).toMatch(/слово…$/)
  expect(text?.length).toBeLessThanOrEqual(201)
})
