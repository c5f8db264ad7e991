import { expect, test } from 'vitest'
import { GET } from './route'

test.each([
  ['article=OC90', '/analogs/oc90'],
  ['article=W%20712/75&brand=MANN-FILTER', '/analogs/w%20712-75/mann-filter'],
  ['article=+&brand=Bosch', '/analogs'],
  ['', '/analogs'],
])('the form with %j leads to %s', (query, location) => {
  const response = GET(new Request(`http://shop.test/api/analogs?${query}`))
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(location)
})
