// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isUnsupportedBrowser } from '@/lib/is-unsupported-browser'
import { oldBrowserScript } from './old-browser-script'
import { lookForOldBrowser, OLD_BROWSER_NET, OLD_BROWSER_PATH, OLD_BROWSER_PLACE } from './old-browser-net'

const NOTICE = /браузер устарел/
const OLD =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/55.0.0.0 Safari/537.36'
const NEW = OLD.replace('Chrome/55', 'Chrome/140')
const NEARLY_OLD = OLD.replace('Chrome/55', 'Chrome/57')

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

function run(script: string, userAgent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  new Function(script)()
}

const chrome = (version: number) => OLD.replace('55', String(version))
const agents = [
  ...Array.from({ length: 80 }, (_, version) => chrome(version)),
  ...Array.from(
    { length: 60 },
    (_, version) => `Mozilla/5.0 (X11; rv:${version}.0) Gecko Firefox/${version}.0`,
  ),
  ...Array.from({ length: 60 }, (_, version) => `${chrome(version + 13)} OPR/${version}.0`),
  ...Array.from({ length: 30 }, (_, version) => `${chrome(90)} YaBrowser/${version}.4.2272.3429`),
  ...Array.from({ length: 20 }, (_, version) => `${chrome(60)} Edge/${version}.1`),
  ...Array.from({ length: 12 }, (_, version) => `Mozilla/5.0 (compatible; MSIE ${version}.0; Trident/6.0)`),
  ...Array.from(
    { length: 20 },
    (_, version) =>
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11) AppleWebKit/601 Version/${version}.1 Safari/601`,
  ),
  ...['9_3', '10_1', '10_2', '17_0'].map(
    (version) =>
      `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/603 CriOS/120 Safari/602`,
  ),
  ...['2.3', '4.1', '4.4.3', '4.4.4', '9'].map(
    (version) =>
      `Mozilla/5.0 (Linux; U; Android ${version}; ru) AppleWebKit/534 Version/4.0 Mobile Safari/534`,
  ),
  'Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18',
]

test('the net of the page misses no browser below the minimum', () => {
  const below = agents.filter(isUnsupportedBrowser)
  expect(below.length).toBeGreaterThan(100)
  expect(below.filter((agent) => !OLD_BROWSER_NET.test(agent))).toEqual([])
})

test('today’s browsers load nothing more', () => {
  run(lookForOldBrowser(), NEW)
  expect(document.scripts).toHaveLength(0)
})

test('an old browser is sent for the exact rules', () => {
  run(lookForOldBrowser(), OLD)
  expect([...document.scripts].map((script) => script.getAttribute('src'))).toEqual([OLD_BROWSER_PATH])
})

test.each([
  [OLD, 1],
  [NEARLY_OLD, 0],
  [NEW, 0],
])('%s sees %i notices', (userAgent, count) => {
  run(oldBrowserScript(), userAgent)
  const notices = [...document.querySelectorAll('[role=alert]')]
  expect(notices.filter(({ textContent }) => NOTICE.test(textContent))).toHaveLength(count)
})

test('the notice waits for its place, and does without where a page has none', () => {
  vi.useFakeTimers()
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  run(oldBrowserScript(), OLD)
  vi.advanceTimersByTime(200)
  expect(document.querySelector('[role=alert]')).toBeNull()
  const place = document.createElement('div')
  place.id = OLD_BROWSER_PLACE
  document.body.append(place, document.createElement('main'))
  vi.advanceTimersByTime(200)
  expect(place.querySelector('[role=alert]')).not.toBeNull()

  document.body.replaceChildren()
  state.mockReturnValue('complete')
  run(oldBrowserScript(), OLD)
  expect(document.querySelector('[role=alert]')).not.toBeNull()
})

test('the notice can be closed', () => {
  run(oldBrowserScript(), OLD)
  document.querySelector<HTMLButtonElement>('button[aria-label=Закрыть]')?.click()
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('what old engines parse holds no word that they do not know', () => {
  for (const script of [lookForOldBrowser(), oldBrowserScript()]) {
    expect(script).not.toMatch(/=>|\b(?:const|let|class|async|await)\b|`|\?\.|\?\?|\.\.\.|\*\*/)
    expect(script, 'a comma after the last argument or element').not.toMatch(/,\s*[)\]}]/)
  }
})
