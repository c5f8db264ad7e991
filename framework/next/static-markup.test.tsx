import { act, render, screen } from '@testing-library/react'
import { isValidElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { workAsyncStorage, type WorkStore } from 'next/dist/server/app-render/work-async-storage.external'
import { expect, test, vi } from 'vitest'
import { findHandedOver, handOver, markDocument } from './document-parts'
import { StaticMarkup } from './static-markup'
import { StaticServerHtml } from './static-server-html'

const part = (
  <StaticMarkup as="nav" aria-label="Путь">
    <a href="#top">Главная</a>
  </StaticMarkup>
)

// Next's server puts it there before it loads anything.
await vi.hoisted(async () => {
  const { AsyncLocalStorage } = await import('node:async_hooks')
  Object.assign(globalThis, { AsyncLocalStorage })
})

/** Runs as both passes of one rendering do. */
const inRequest = (run: () => void) => workAsyncStorage.run({} as WorkStore, run)

test('a part is data where the router asks, and a place in a document', () => {
  expect(renderToString(part)).toBe('<nav aria-label="Путь"><a href="#top">Главная</a></nav>')
  inRequest(() => {
    markDocument()
    const drawn = StaticMarkup(part.props)
    if (!isValidElement(drawn)) throw new Error('Nothing is drawn')
    expect(drawn.props).toEqual({ as: 'nav', id: 'part-0', place: 0, 'aria-label': 'Путь' })
    expect(findHandedOver(0)).toBe(part.props.children)
  })
})

test('the same rendering gives its parts the same places again, and finds no parts of another', () => {
  for (const part of ['первая', 'вторая']) {
    inRequest(() => {
      markDocument()
      expect([handOver(part), handOver('другая')]).toEqual([0, 1])
      expect([findHandedOver(0), findHandedOver(0)]).toEqual([part, part])
      expect(() => findHandedOver(2)).toThrow('was not handed over')
    })
  }
  inRequest(() => {
    expect(handOver('третья')).toBeUndefined()
    expect(() => findHandedOver(0)).toThrow('was not handed over')
  })
})

test('the browser keeps the markup of the document, and draws it again after another page had an element of its name', async () => {
  const failed = vi.spyOn(console, 'error')
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = '<section id="specs"><b>мой</b></section>'
  const drawn = <StaticServerHtml as="section" id="specs" place={1} />
  const root = await act(async () => hydrateRoot(place, drawn))
  expect(place.innerHTML).toBe('<section id="specs"><b>мой</b></section>')
  expect(failed).not.toHaveBeenCalled()

  act(() => root.unmount())
  place.innerHTML = '<section id="specs">чужой</section>'
  render(drawn)
  expect(screen.getByText('мой')).toBeInTheDocument()
  place.remove()
})
