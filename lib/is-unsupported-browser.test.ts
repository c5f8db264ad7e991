import { expect, it } from 'vitest'
import { isUnsupportedBrowser } from './is-unsupported-browser'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const chrome = (version: number) => `${windows} ${webkit} Chrome/${version}.0.0.0 Safari/537.36`
const iphone = (os: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/603.1.30 (KHTML, like Gecko) ${rest} Mobile/14E277 Safari/602.1`
const android = (version: string) =>
  `Mozilla/5.0 (Linux; U; Android ${version}; ru-ru; GT-I9500) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30`

it.each([
  ['IE 10', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)', true],
  ['IE 11', 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko', false],
  ['Edge 14', `${chrome(51)} Edge/14.14393`, true],
  ['Edge 15', `${chrome(52)} Edge/15.15063`, false],
  ['Edge on Chromium', `${chrome(120)} Edg/120.0.0.0`, false],
  ['Firefox 50', 'Mozilla/5.0 (Windows NT 10.0; rv:50.0) Gecko/20100101 Firefox/50.0', true],
  ['Firefox 51', 'Mozilla/5.0 (Windows NT 10.0; rv:51.0) Gecko/20100101 Firefox/51.0', false],
  ['Chrome 55', chrome(55), true],
  ['Chrome 56', chrome(56), false],
  ['Chrome 130', chrome(130), false],
  [
    'Safari 9',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11) AppleWebKit/601.7.7 (KHTML, like Gecko) Version/9.1.2 Safari/601.7.7',
    true,
  ],
  [
    'Safari 10',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_12) AppleWebKit/602.1.50 (KHTML, like Gecko) Version/10.0 Safari/602.1.50',
    false,
  ],
  ['Opera 42', `${chrome(55)} OPR/42.0.2393.94`, true],
  ['Opera 43', `${chrome(56)} OPR/43.0.2442.806`, false],
  ['Opera 12', 'Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.18', true],
  ['Yandex 14', `${chrome(38)} YaBrowser/14.12.2125.9579`, true],
  ['Yandex 15', `${chrome(41)} YaBrowser/15.4.2272.3429`, false],
  ['mobile Safari 10.1', iphone('10_1', 'Version/10.1'), true],
  ['mobile Safari 9.3', iphone('9_3', 'Version/9.0'), true],
  ['mobile Safari 10.2', iphone('10_2', 'Version/10.2'), false],
  ['mobile Safari 17', iphone('17_0', 'Version/17.0'), false],
  ['Chrome on iOS 10.1', iphone('10_1', 'CriOS/56.0'), true],
  ['Chrome on iOS 17', iphone('17_1', 'CriOS/120.0'), false],
  ['Android browser 4.4.3', android('4.4.3'), true],
  ['Android browser 4.1', android('4.1'), true],
  ['Android browser 4.4.4', android('4.4.4'), false],
  ['Android browser 5.0', android('5.0'), false],
  [
    'Android web view on Chrome 55',
    'Mozilla/5.0 (Linux; Android 7.0; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/55.0 Mobile Safari/537.36',
    true,
  ],
  ['a crawler', 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', false],
  ['nothing', '', false],
])('%s', (_name, userAgent, expected) => {
  expect(isUnsupportedBrowser(userAgent)).toBe(expected)
})

it('stands on its own as text', () => {
  const alone = new Function(`return (${isUnsupportedBrowser.toString()})`)() as typeof isUnsupportedBrowser
  expect(alone(chrome(55))).toBe(true)
  expect(alone(chrome(56))).toBe(false)
  expect(isUnsupportedBrowser.toString()).not.toMatch(/=>|\bconst\b|\blet\b|`/)
})
