import { expect, it } from 'vitest'
import { bodyKindOf } from './body-kind'

it.each([
  ['Седан', 'sedan'],
  ['хэтчбек', 'hatchback'],
  ['Хетчбек 5 дв.', 'hatchback'],
  ['Лифтбек', 'hatchback'],
  ['универсал', 'wagon'],
  ['Внедорожник', 'suv'],
  ['кроссовер', 'suv'],
  ['минивэн', 'minivan'],
  ['пикап', 'pickup'],
  ['фургон', 'van'],
  ['кабриолет', 'coupe'],
  ['', 'sedan'],
  [null, 'sedan'],
  [undefined, 'sedan'],
])('%s is drawn as a %s', (body, kind) => {
  expect(bodyKindOf(body)).toBe(kind)
})
