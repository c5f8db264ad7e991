import { act, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { bootstrap } from '@/lib/gateway/contracts/catalog/bootstrap-shapes'
import { FooterContent } from './footer-content'
import { registeredSite, registerSite } from '@/framework/next/register-site'
import { SiteFooter } from './site-footer'

const siteOf = (siteName: string) =>
  bootstrap.parse({ menus: {}, sections: [], params: { siteName }, shops: [] })

test('the browser takes over the footer that the server drew, and draws it again where it must', async () => {
  const failed = vi.spyOn(console, 'error')
  const place = document.body.appendChild(document.createElement('div'))
  const content = renderToString(<FooterContent site={siteOf('Арус')} />)
  place.innerHTML = `<footer id="site-footer" class="footer">${content}</footer>`
  const footer = place.firstElementChild
  const root = await act(async () => hydrateRoot(place, <SiteFooter site={1} className="footer" />))
  await act(async () => root.render(<SiteFooter site={2} className="footer" />))
  expect(place.firstElementChild).toBe(footer)
  expect(footer).toHaveTextContent('Арус')
  expect(failed).not.toHaveBeenCalled()

  act(() => root.unmount())
  place.remove()
  render(<SiteFooter site={2} className="footer" />)
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Арус')
})

test('a site is handed over under one ticket, and the last few are there', () => {
  const first = siteOf('Арус')
  const ticket = registerSite(first)
  expect(registerSite(first)).toBe(ticket)
  expect(registeredSite(ticket)).toBe(first)

  const later = Array.from({ length: 8 }, (_, at) => siteOf(`Арус ${at}`))
  const tickets = later.map(registerSite)
  expect(tickets.map(registeredSite)).toEqual(later)
  expect(new Set(tickets).size).toBe(8)
  expect(registeredSite(ticket)).toBeUndefined()
})

test.each([
  ['the gateway names', ['Карта', 'СБП'], ['Карта', 'СБП']],
  ['are usual where it names none', [], ['Мир', 'Карта', 'Наличные', 'Счёт для организаций']],
])('the ways to pay are those that %s', (_, paymentMarks, shown) => {
  render(<FooterContent site={{ ...siteOf('Арус'), paymentMarks }} />)
  const marks = within(screen.getByRole('list', { name: 'Способы оплаты' })).getAllByRole('listitem')
  expect(marks.map(({ textContent }) => textContent)).toEqual(shown)
})
