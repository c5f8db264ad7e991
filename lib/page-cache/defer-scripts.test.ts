// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { deferScripts } from './defer-scripts'

const PAGE = `<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><img fetchpriority="high" src="data:,"><script src="/_next/static/chunks/main.js" id="_R_" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`

it('leaves nothing in the head that shares the line with the first view', () => {
  const html = deferScripts(PAGE)
  expect(html).not.toContain('rel="preload"')
  expect(html).not.toMatch(/<script src="[^"]+"[^>]*async/)
  expect(html).toContain('noModule=""')
  expect(html).toContain('self.__next_f')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const FRAME_MS = 16

function open(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  document.head.replaceChildren(...parsed.head.childNodes)
  document.body.replaceChildren(...parsed.body.childNodes)
  const loader = [...document.scripts].find((script) => script.text.includes('text/waiting'))
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, FRAME_MS))
  // oxlint-disable-next-line no-implied-eval, no-new-func -- runs the page's own loader, as a browser would
  new Function(loader?.text ?? '')()
  document.dispatchEvent(new Event('DOMContentLoaded'))
}

function started() {
  return [...document.querySelectorAll<HTMLScriptElement>('script[async]:not([type])')].map((script) =>
    [script.getAttribute('src'), script.id].join(' ').trim(),
  )
}

const ALL = ['/_next/static/chunks/a.js', '/_next/static/chunks/main.js _R_']

it('starts every script, under the address as written, after the picture and a frame', () => {
  open(deferScripts(PAGE))
  const picture = document.querySelector('img')
  vi.advanceTimersByTime(100)
  expect(started()).toEqual([])
  picture?.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(50)
  expect(started()).toEqual(ALL)
})

it.each([
  ['the picture never comes', PAGE],
  ['there is no picture', PAGE.replace(/<img[^>]*>/, '')],
])('starts them also when %s', (_, page) => {
  open(deferScripts(page))
  vi.advanceTimersByTime(2100)
  expect(started()).toEqual(ALL)
})
