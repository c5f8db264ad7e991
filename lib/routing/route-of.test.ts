import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hrefs } from './hrefs'
import { routeOf } from './route-of'

const PAGES = globSync('app/**/page.tsx').map((file) => `/${file.replace(/^app\/|\/?page\.tsx$/g, '')}`)
/** For parts of an address that must have a form. */
const SAMPLES: Readonly<Record<string, string>> = { '[section]': 'shiny', '[[...rest]]': 'sezon-zimnie' }

describe('the route of an address', () => {
  it.each(PAGES)('is known for the page %s', (page) => {
    const address = page.replace(/\[{1,2}[^\]]+\]{1,2}/g, (part) => SAMPLES[part] ?? 'some')
    // What is neither a list nor a page of texts below /about has its own folder in app.
    const isOfList = page === '/about/[section]/[entities]'
    expect(routeOf(isOfList ? hrefs.newsEntry('some') : address)).toBeDefined()
  })

  it.each([
    ['/', { to: 'page' }],
    ['/shops?city=moskva#map', { to: 'page' }],
    ['/shops/', { to: 'page' }],
    ['/shops/yuzhnaya', { to: 'shop', code: 'yuzhnaya' }],
    ['/about/brands/bosch', { to: 'brand', code: 'bosch' }],
    ['/about/news/magazin', { to: 'entry', list: 'news', code: 'magazin' }],
    ['/about/certificates', { to: 'page' }],
    ['/about/history', { to: 'text', code: 'about/history' }],
    ['/help/delivery', { to: 'text', code: 'help/delivery' }],
    ['/help/feedback?theme=part', { to: 'page' }],
    ['/catalog', { to: 'page' }],
    [
      '/catalog/shiny/set-zimnie/diametr-16',
      { to: 'section', code: 'shiny', set: 'zimnie', filters: ['diametr-16'] },
    ],
    ['/catalog/shiny/00-00012345', { to: 'product', segment: '00-00012345' }],
    ['/product/bosch_0986452041', { to: 'product', segment: 'bosch_0986452041' }],
    ['/gw/media/file/documents/help/offer.pdf', { to: 'file', mediaPath: 'documents/help/offer.pdf' }],
  ])('reads %s', (address, route) => {
    expect(routeOf(address)).toEqual(route)
  })

  it.each([
    '/delivery',
    '/Help/delivery',
    '/help/delivery/moscow',
    '/about/certificates/bosch',
    '/about/news/magazin/photo',
    '/catalog/shiny/set-',
    '/catalog/shiny/zimnie',
    '/shops/%zz',
    '/api/contact-back',
  ])('finds nothing at %s', (address) => {
    expect(routeOf(address)).toBeUndefined()
  })
})
