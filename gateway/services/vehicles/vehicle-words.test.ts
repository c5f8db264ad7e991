import { expect, it } from 'vitest'
import { namesOf } from './vehicle-words'

it.each([
  ['CX-5', ['cx', '5', 'cx5']],
  ['Golf VII', ['golf', 'vii', '7']],
  ['Camry XV50', ['camry', 'xv50', '50']],
  ['constructor valueOf', ['constructor', 'valueof']],
])('%s is also called %j', (text, names) => {
  expect(namesOf(text)).toEqual(names)
})
