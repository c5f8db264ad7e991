import { act, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { workAsyncStorage, type WorkStore } from 'next/dist/server/app-render/work-async-storage.external'
import { expect, test, vi } from 'vitest'
import { bootstrap } from '@/lib/gateway/contracts/catalog/bootstrap-shapes'
import { FooterContent } from './footer-content'
import { registeredSite, registerSite } from '@/framework/next/register-site'
import { SiteFooter } from './site-footer'

// Next's server puts it there before it loads anything.
await vi.hoisted(async () => {
  const { AsyncLocalStorage } = await import('node:async_hooks')
  Object.assign(globalThis, { AsyncLocalStorage })
})

const siteOf = (siteName: string) =>
  bootstrap.parse({ menus: {}, sections: [], params: { siteName }, shops: [] })

test('the browser takes over the footer that the server drew, and draws it again where it must', async () => {
  const failed = vi.spyOn(console, 'error')
  const place = document.body.appendChild(document.createElement('div'))
  const content = renderToString(<FooterContent site={siteOf('Арус')} />)
  place.innerHTML = `<footer id="site-footer" class="footer">${content}</footer>`
  const footer = place.firstElementChild
  const root = await act(async () => hydrateRoot(place, <SiteFooter className="footer" />))
  await act(async () => root.render(<SiteFooter className="footer" />))
  expect(place.firstElementChild).toBe(footer)
  expect(footer).toHaveTextContent('Арус')
  expect(failed).not.toHaveBeenCalled()

  act(() => root.unmount())
  place.remove()
  render(<SiteFooter className="footer" />)
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Арус')
})

test('a site is handed over within its request', () => {
  const site = siteOf('Арус')
  workAsyncStorage.run({} as WorkStore, () => {
    registerSite(site)
    expect(registeredSite()).toBe(site)
  })
  workAsyncStorage.run({} as WorkStore, () => expect(registeredSite()).toBeUndefined())
})

test.each([
  ['the gateway names', ['Карта', 'СБП'], ['Карта', 'СБП']],
  ['are usual where it names none', [], ['Мир', 'Карта', 'Наличные', 'Счёт для организаций']],
])('the ways to pay are those that %s', (_, paymentMarks, shown) => {
  render(<FooterContent site={{ ...siteOf('Арус'), paymentMarks }} />)
  const marks = within(screen.getByRole('list', { name: 'Способы оплаты' })).getAllByRole('listitem')
  expect(marks.map(({ textContent }) => textContent)).toEqual(shown)
})
