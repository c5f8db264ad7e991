import { expect, test } from 'vitest'
import { planRedirect } from './plan-redirect'

function plan(path: string): string | undefined {
  const { pathname, searchParams } = new URL(path, 'http://shop.example')
  return planRedirect(pathname, searchParams, {
    origin: 'http://shop.example',
    trustedHosts: ['bank.example'],
  })
}

test.each([
  ['?url=/shops', '/shops'],
  ['?to=%2Fcatalog%2Foil%3Fpage%3D2%23top', '/catalog/oil?page=2#top'],
  ['/?url=/shops', '/shops'],
  ['?url=http://shop.example/shops', '/shops'],
  ['?url=https://bank.example/pay?id=1', 'https://bank.example/pay?id=1'],
  ['?url=%2F%D0%BC%D0%B0%D1%81%D0%BB%D0%BE', '/%D0%BC%D0%B0%D1%81%D0%BB%D0%BE'],
])('/redirect%s leads on to %s', (rest, location) => {
  expect(plan(`/redirect${rest}`)).toBe(location)
})

test.each([
  '?url=https://evil.example/',
  '?url=//evil.example',
  '?url=/%5Cevil.example',
  '?url=%2F%09%2Fevil.example',
  '?url=javascript:alert(1)',
  '?url=https://bank.example@evil.example/',
  '?url=https://bank.example.evil.example/',
  '?url=/%0D%0Aset-cookie:a=b',
  '?url=%252F%252Fevil.example',
])('/redirect%s leads nowhere by itself', (rest) => {
  expect(plan(`/redirect${rest}`)).toBeUndefined()
})

test.each(['', '?url=', '?a=1'])('/redirect%s is the page without an address', (rest) => {
  expect(plan(`/redirect${rest}`)).toBeUndefined()
})

test.each(['/', '/redirected', '/redirect/~abc', '/shops?url=/a', '/about/redirect?url=/a'])(
  '%s is not its business',
  (url) => {
    expect(plan(url)).toBeUndefined()
  },
)
