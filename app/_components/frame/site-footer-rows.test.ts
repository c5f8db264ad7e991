import { expect, it } from 'vitest'
import { fromFooterRow, toFooterRow } from './site-footer-rows'

it.each([
  [{ title: 'Клуб' }, 1],
  [{ title: 'Шины', href: '/catalog/shiny' }, 2],
  [{ title: 'Telegram', href: 'https://example.com', inNewTab: true }, 3],
  [{ title: 'Шины зимой', href: '/catalog/shiny', ad: 'Реклама. ООО «Арус Демо»' }, 4],
])('carries %j in %d places and back', (link, length) => {
  expect(toFooterRow(link)).toHaveLength(length)
  expect(fromFooterRow(toFooterRow(link))).toEqual(link)
})
