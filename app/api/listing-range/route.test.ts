import { expect, it } from 'vitest'
import { GET } from './route'

const form = { to: '/catalog/oil?filters=9.{min:1}~{max:9}&sort=price', clear: '/catalog/oil?sort=price' }

it.each([
  [{ ...form, min: '3', max: '' }, '/catalog/oil?filters=9.3~9&sort=price'],
  [{ ...form, min: '', max: '' }, '/catalog/oil?sort=price'],
  [{ ...form, to: 'https://evil.example/{min:1}', min: '3' }, '/catalog'],
  [{ ...form, to: '//evil.example', min: '3' }, '/catalog'],
  [{ to: '/search?q=a&filters=9.{min:1}~{max:9}', min: '3' }, '/search?q=a&filters=9.3~9'],
  [{ to: '/searching{min:1}', min: '3' }, '/catalog'],
  [{ clear: '/account' }, '/catalog'],
  [{}, '/catalog'],
])('%o leads to %s', (fields, location) => {
  const response = GET(new Request(`https://shop.example/api/listing-range?${new URLSearchParams(fields)}`))
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(location)
})
