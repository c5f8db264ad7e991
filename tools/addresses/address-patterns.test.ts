import { expect, it } from 'vitest'
import { matchPage } from '@/lib/routing/match-page'
import { pageEntries, type PagePath } from '@/lib/routing/pages'
import { addressPatterns } from './address-patterns'

/** The browser writes their addresses itself. */
const WITHOUT_LINKS: readonly PagePath[] = ['/gift-cards/[reference]']

it('has an address for each page, and a page for each address', () => {
  const addresses = addressPatterns().map((address) => address.split('?', 1)[0] ?? '')
  const ofPages = addresses.filter(
    (address) => !/^\/(?:api|sitemap|feed|_next)\/|^\/placeholder$/.test(address),
  )
  const reached = ofPages.map((address) => matchPage(address)?.path)
  expect(reached).not.toContain(undefined)
  expect(new Set([...reached, ...WITHOUT_LINKS])).toEqual(new Set(pageEntries.map(([path]) => path)))
})
