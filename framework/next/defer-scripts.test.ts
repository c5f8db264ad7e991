import { describe, expect, it } from 'vitest'
import { deferScripts } from './defer-scripts'

const HEAD = [
  '<link rel="preload" as="script" fetchPriority="low" nonce="abc" href="/_next/static/chunks/one.js"/>',
  '<script src="/_next/static/chunks/one.js" nonce="abc" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule="" nonce="abc"></script>',
  '<script nonce="abc">early()</script>',
].join('')

const page = (head: string, body = '') =>
  Buffer.from(`<!DOCTYPE html><html><head><title>Колодки</title>${head}</head><body>${body}</body></html>`)

describe('deferScripts', () => {
  const deferred = deferScripts(
    page(HEAD, 'Щётка<script src="/_next/static/chunks/two.js" async=""></script>'),
  ).toString('utf8')

  it('lets every script that is fetched aside wait, in the head and in the body', () => {
    expect(deferred).toContain(
      '<script type="text/waiting" data-src="/_next/static/chunks/one.js" nonce="abc"></script>',
    )
    expect(deferred).toContain('<script type="text/waiting" data-src="/_next/static/chunks/two.js"></script>')
    expect(deferred).not.toContain('<script src="/_next/static/chunks/one.js"')
  })

  it('leaves inline scripts and those of old browsers running', () => {
    expect(deferred).toContain('<script nonce="abc">early()</script>')
    expect(deferred).toContain('<script src="/_next/static/chunks/old.js" noModule="" nonce="abc">')
  })

  it('fetches no script ahead of the first view', () => {
    expect(deferred).not.toContain('rel="preload" as="script"')
  })

  it('puts the loader at the end of the head, with the nonce of the page', () => {
    expect(deferred).toMatch(
      /<script nonce="abc">\(function\(d,w\)\{.*\}\)\(document,window\)<\/script><\/head><body>/,
    )
  })

  it('keeps every other byte', () => {
    expect(deferred).toContain('<title>Колодки</title>')
    expect(deferred).toContain('<body>Щётка<script')
    expect(deferred.endsWith('</body></html>')).toBe(true)
  })

  it.each([
    ['a page without a nonce', page('<script src="/_next/a.js" async=""></script>')],
    ['what is no page', Buffer.from('Страницы нет')],
  ])('leaves %s as it is', (_, body) => {
    expect(deferScripts(body).equals(body)).toBe(true)
  })
})
