import { expect, test } from 'vitest'
import { buildRobotsTxt } from './build-robots-txt'
import { buildSitemap, buildSitemapIndex } from './sitemap'

test('lists absolute addresses with what XML cannot hold escaped', () => {
  const xml = buildSitemap('https://shop.example', [
    { path: '/product/a_b&c', updatedAt: '2026-01-02' },
    { path: '/' },
  ])
  expect(xml).toContain(
    '<url><loc>https://shop.example/product/a_b&amp;c</loc><lastmod>2026-01-02</lastmod></url>',
  )
  expect(xml).toContain('<url><loc>https://shop.example/</loc></url>')
})

test('the index names every part', () => {
  expect(
    buildSitemapIndex('https://shop.example', ['pages', 'products-1']).match(/<loc>.*?<\/loc>/g),
  ).toEqual([
    '<loc>https://shop.example/sitemap/pages.xml</loc>',
    '<loc>https://shop.example/sitemap/products-1.xml</loc>',
  ])
})

test('robots.txt closes what is personal and drops what changes nothing', () => {
  const text = buildRobotsTxt('https://shop.example')
  expect(text).toContain('Disallow: /account\n')
  expect(text).toMatch(/Clean-param: utm_source&/)
  expect(text).toContain('Clean-param: erid\n')
  expect(text).toContain('Sitemap: https://shop.example/sitemap.xml')
})
