import { expect, test } from 'vitest'
import { menuItem } from '@/lib/gateway/contracts/catalog/bootstrap-shapes'
import { render } from '@/tests/render'
import { HomeMenuTiles } from './home-menu-tiles'

test.each([
  ['catalogue', '/icons.svg#catalogue'],
  ['oil', '/icons.svg#oil'],
  ['nobody knows it', '/icons.svg#chevron-right'],
])('a row with the icon «%s» wears %s', (icon, drawn) => {
  const item = menuItem.parse({
    id: 1,
    sid: '1',
    code: 'vin',
    title: 'Подбор',
    location: '/original_catalogs',
    inNewTab: false,
    fields: { icon },
  })
  const { container } = render(<HomeMenuTiles items={[item]} look="rows" />)
  expect(container.querySelector('use')?.getAttribute('href')).toBe(drawn)
})
