import { expect, test } from 'vitest'
import { buildOpenSearch } from './open-search'

test('a browser can search the shop, whatever it is called', () => {
  const xml = buildOpenSearch('https://shop.example', 'Запчасти & «Колёса» <24/7>')
  expect(xml).toContain('<ShortName>Запчасти &amp; «Колё</ShortName>')
  expect(xml).toContain('по номеру и названию</Description>')
  expect(xml).toContain('«Запчасти &amp; «Колёса» &lt;24/7&gt;»')
  expect(xml).toContain('template="https://shop.example/search?q={searchTerms}"')
})
