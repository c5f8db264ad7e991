import { expect, it } from 'vitest'
import { footerColumnPacker } from './footer-column-packer'

it.each([
  ['nothing but a title', { title: 'Клуб' }, ['Клуб']],
  ['a link', { title: 'Шины', href: '/catalog/shiny' }, ['Шины', '/catalog/shiny']],
  [
    'a link to elsewhere',
    { title: 'Telegram', href: 'https://example.com', inNewTab: true },
    ['Telegram', 'https://example.com', 1],
  ],
  [
    'an advertisement',
    { title: 'Шины зимой', href: '/catalog/shiny', ad: 'Реклама. ООО «Арус Демо»' },
    ['Шины зимой', '/catalog/shiny', null, 'Реклама. ООО «Арус Демо»'],
  ],
])('carries %s and back', (_, link, row) => {
  const column = { title: 'Сервисы', links: [link] }
  expect(footerColumnPacker.pack(column)).toEqual(['Сервисы', [row]])
  expect(footerColumnPacker.unpack(footerColumnPacker.pack(column))).toStrictEqual(column)
})
