import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allowedMethods } from './allowed-methods'

const ROOT = path.join(import.meta.dirname, '../..')
const READING = ['GET', 'HEAD', 'OPTIONS']

const files = [
  ...globSync('public/**/*', { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `/${name}`),
  '/_next/static/chunks/a.js',
  '/_next/image',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/0.xml',
  '/manifest.webmanifest',
  '/feed/yandex.yml',
  '/icon.svg',
  '/old-browser.js',
  '/offline.html',
  '/offline.js',
  '/health',
  '/ready',
]

test.each(files)('%s is read only', (file) => {
  expect(allowedMethods(file)).toEqual(READING)
})

test('pages are read only, also those with a dot in a deeper segment', () => {
  const pages = globSync('app/**/page.tsx', { cwd: ROOT }).map(
    (file) => `/${file.split('/').slice(1, -1).join('/')}`,
  )
  const refused = [...pages, '/product/knecht_oc.90', '/health/x'].filter(
    (page) => allowedMethods(page)?.join() !== READING.join(),
  )
  expect(refused).toEqual([])
})

test('routes answer for their own methods', () => {
  expect(allowedMethods('/api/sign-in')).toBeUndefined()
})
