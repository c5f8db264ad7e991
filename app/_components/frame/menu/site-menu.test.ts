import { expect, test } from 'vitest'
import { bootstrap } from '@/lib/gateway/contracts/catalog/bootstrap-shapes'
import { toSiteMenu } from './site-menu'

function section(id: number, code: string, ancestors: number[], children: number[]) {
  return {
    id,
    sid: code,
    code,
    title: code,
    location: `/catalog/${code}`,
    ancestors,
    children,
    count: id,
    fields: {},
  }
}

function item(title: string) {
  return { id: 1, sid: title, code: title, title, location: `/${title}` }
}

const site = bootstrap.parse({
  menus: {
    catalog: [item('catalog')],
    top: [item('top')],
    bottom: [item('bottom')],
    catalogMain: [item('catalog-main')],
    serviceMain: [item('service-main')],
    selectionHelper: [item('helper')],
    popular: [item('popular')],
  },
  sections: [
    section(1, 'catalog', [], [2]),
    section(2, 'oils', [1], [3]),
    section(3, 'motor', [1, 2], [4]),
    section(4, 'synthetic', [1, 2, 3], [5]),
    section(5, 'deep', [1, 2, 3, 4], []),
  ],
  params: { siteName: 'Арус' },
  shops: [],
})

test('carries every group of the menu', () => {
  const menu = toSiteMenu(site)
  expect(
    [
      menu.catalog,
      menu.top,
      menu.bottom,
      menu.catalogMain,
      menu.serviceMain,
      menu.selectionHelper,
      menu.popular,
    ].map(([link]) => link?.href),
  ).toEqual(['/catalog', '/top', '/bottom', '/catalog-main', '/service-main', '/helper', '/popular'])
})

test('what the lower menu holds is not repeated from the upper one', () => {
  const menus = {
    ...site.menus,
    top: [item('delivery'), item('shops'), item('help')],
    bottom: [{ ...item('help'), children: [item('delivery')] }],
  }
  const { top, bottom } = toSiteMenu(bootstrap.parse({ ...site, menus }))
  expect(top.map(({ href }) => href)).toEqual(['/shops', '/help'])
  expect(bottom[0]?.children?.map(({ href }) => href)).toEqual(['/delivery'])
})

test('a section that stands in the tree is not repeated from the menu', () => {
  const oils = { ...item('oils'), location: '/catalog/oils' }
  const menu = toSiteMenu(
    bootstrap.parse({ ...site, menus: { ...site.menus, catalog: [oils, item('sale')] } }),
  )
  expect(menu.catalog.map(({ title }) => title)).toEqual(['sale'])
})

test('carries three levels of sections below the root', () => {
  expect(toSiteMenu(site).sections).toEqual([
    {
      title: 'oils',
      href: '/catalog/oils',
      count: 2,
      children: [
        {
          title: 'motor',
          href: '/catalog/motor',
          count: 3,
          children: [{ title: 'synthetic', href: '/catalog/synthetic', count: 4 }],
        },
      ],
    },
  ])
})
