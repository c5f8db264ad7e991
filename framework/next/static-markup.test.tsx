import { act, render, screen } from '@testing-library/react'
import { isValidElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { handOver, markDocument, takeHandedOver } from './document-parts'
import { StaticMarkup } from './static-markup'
import { StaticServerHtml } from './static-server-html'

// As in the server's first pass: one value for the whole request.
vi.mock(import('react'), async (original) => ({
  ...(await original()),
  cache: ((create: () => unknown) => {
    const value = create()
    return () => value
  }) as never,
}))

const part = (
  <StaticMarkup as="nav" aria-label="Путь">
    <a href="#top">Главная</a>
  </StaticMarkup>
)

test('a part is data where the router asks, and a ticket in a document', () => {
  expect(renderToString(part)).toBe('<nav aria-label="Путь"><a href="#top">Главная</a></nav>')
  markDocument()
  const drawn = StaticMarkup(part.props)
  if (!isValidElement<{ ticket: number }>(drawn)) throw new Error('Nothing is drawn')
  const { props } = drawn
  expect(props).toEqual({ as: 'nav', id: `part-${props.ticket}`, ticket: props.ticket, 'aria-label': 'Путь' })
  expect(takeHandedOver(props.ticket)).toBe(part.props.children)
})

test('a part is taken once, and one that nobody took leaves when there are too many', () => {
  const first = handOver('первая') ?? 0
  const second = handOver('вторая') ?? 0
  expect(takeHandedOver(second)).toBe('вторая')
  expect(() => takeHandedOver(second)).toThrow('was not handed over')
  for (let count = 0; count < 2000; count += 1) handOver('другая')
  expect(() => takeHandedOver(first)).toThrow('was not handed over')
})

test('the browser keeps the markup of the document, and draws it again after another page had an element of its name', async () => {
  const failed = vi.spyOn(console, 'error')
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = '<section id="specs"><b>мой</b></section>'
  const drawn = <StaticServerHtml as="section" id="specs" ticket={1} />
  const root = await act(async () => hydrateRoot(place, drawn))
  expect(place.innerHTML).toBe('<section id="specs"><b>мой</b></section>')
  expect(failed).not.toHaveBeenCalled()

  act(() => root.unmount())
  place.innerHTML = '<section id="specs">чужой</section>'
  render(drawn)
  expect(screen.getByText('мой')).toBeInTheDocument()
  place.remove()
})
