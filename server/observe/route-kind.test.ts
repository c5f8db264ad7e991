import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { routeKind } from './route-kind'

describe('routeKind', () => {
  it.each([
    ['/', 'home'],
    ['/?utm_source=x', 'home'],
    ['/product/00-10000001', 'product'],
    ['/catalog/filters?page=2', 'catalog'],
    ['/gw/catalog/site/v1/bootstrap', 'gateway'],
    ['/_next/static/chunks/a.js', 'files'],
    ['/ready', 'probe'],
    ['/wp-admin/setup.php', 'other'],
    ['/constructor', 'other'],
    ['/__proto__/x', 'other'],
    ['*', 'other'],
  ])('calls %s %s', (url, kind) => {
    expect(routeKind(url)).toBe(kind)
  })

  it('knows the folders of pages', () => {
    const app = fileURLToPath(new URL('../../app', import.meta.url))
    const folders = readdirSync(app, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[a-z_-]+$/.test(entry.name))
      .map((entry) => entry.name)
      .filter((name) => !name.startsWith('_') && name !== 'fonts')
    expect(folders.filter((name) => routeKind(`/${name}`) === 'other')).toEqual([])
  })
})
