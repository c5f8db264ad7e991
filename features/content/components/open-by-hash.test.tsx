import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '@/tests/render'
import { Accordion } from './accordion'

const items = [
  { code: 'delivery', title: 'Доставка', html: '<p>Привезём завтра</p>', href: '/help/delivery' },
  { code: 'возврат', title: 'Возврат', html: '<p>Семь дней</p>' },
]

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

afterEach(() => {
  history.replaceState(null, '', '/')
})

function foldOf(title: string): HTMLDetailsElement {
  const fold = screen.getByRole('heading', { name: title }).closest('details')
  if (!fold) throw new Error(`«${title}» stands in no fold`)
  return fold
}

function goTo(hash: string) {
  history.replaceState(null, '', `/help${hash}`)
  act(() => void dispatchEvent(new HashChangeEvent('hashchange')))
}

test('a hash in the address opens its section and takes the reader there', () => {
  history.replaceState(null, '', '/help#delivery')
  render(<Accordion items={items} />)
  expect(foldOf('Доставка').open).toBe(true)
  expect(foldOf('Возврат').open).toBe(false)
  expect(document.activeElement).toBe(foldOf('Доставка').querySelector('summary'))
})

test('a later hash opens another section, written in any letters', () => {
  render(<Accordion items={items} />)
  goTo(`#${encodeURIComponent('возврат')}`)
  expect(foldOf('Возврат').open).toBe(true)
})

test.each(['', '#', '#nothing', '#%E0%A4%A'])('the hash «%s» opens nothing', (hash) => {
  render(<Accordion items={items} />)
  goTo(hash)
  expect(items.map(({ title }) => foldOf(title).open)).toEqual([false, false])
})

test('a section leads to its own page', () => {
  render(<Accordion items={items} />)
  foldOf('Доставка').open = true
  expect(
    within(foldOf('Доставка')).getByRole('link', { name: /отдельной страницей: Доставка/ }),
  ).toHaveAttribute('href', '/help/delivery')
})
