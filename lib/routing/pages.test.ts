import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { matchPage } from './match-page'
import { pageEntries, type PagePath, robotsOf } from './pages'

const folders = globSync('app/**/page.tsx').map((file) => `/${file.replace(/^app\/|\/?page\.tsx$/g, '')}`)
const paths = pageEntries.map(([path]) => path)

/** A list of entries and its entries are drawn by the pages of sections of the company. */
const folderOf = (path: string) =>
  path.replace(/^\/about\/(?:news|press|promo|publications)(?=\/|$)/, '/about/[section]')

describe('the pages of the shop', () => {
  it('are those that its folders draw', () => {
    expect([...new Set(paths.map(folderOf))].toSorted()).toEqual(folders.toSorted())
  })

  it.each([
    ['/', '/', {}, []],
    ['//shops/', '/shops', {}, []],
    ['/%73hops/%D1%8E%D0%B3', '/shops/[entities]', { entities: 'юг' }, []],
    ['/about/news', '/about/news', {}, []],
    ['/about/history', '/about/[section]', { section: 'history' }, []],
    ['/account/orders/archive', '/account/orders/archive', {}, []],
    ['/account/orders/7%2F1', '/account/orders/[id]', { id: '7/1' }, []],
    ['/analogs/oc90/knecht', '/analogs/[article]/[brand]', { article: 'oc90', brand: 'knecht' }, []],
    ['/catalog/oil', '/catalog/[section]/[[...rest]]', { section: 'oil' }, []],
    ['/catalog/oil/set-%7E/a', '/catalog/[section]/[[...rest]]', { section: 'oil' }, ['set-%7E', 'a']],
  ])('%s is %s', (address, path, params, rest) => {
    expect(matchPage(address)).toEqual({ path, params, rest })
  })

  it.each(['/about/news/a/b', '/nowhere', '/shops/%zz', '/shops/[entities]/x', '/constructor'])(
    '%s is none',
    (address) => {
      expect(matchPage(address)).toBeUndefined()
    },
  )

  it.each<[PagePath, string | undefined]>([
    ['/account/orders/[id]', 'noindex, nofollow'],
    ['/arus_elements/reviews', 'noindex, nofollow'],
    ['/sign-in', 'noindex, follow'],
    ['/analogs', undefined],
    ['/analogs/[article]/[brand]', 'noindex, follow'],
    ['/shops', undefined],
  ])('%s tells search engines %s', (path, robots) => {
    expect(robotsOf(path)).toBe(robots)
  })
})
