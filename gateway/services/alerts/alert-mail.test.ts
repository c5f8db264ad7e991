import { expect, it } from 'vitest'
import { alertMail } from './alert-mail'

it.each([
  ['Шина Gislaved SpikeControl 88T', 'Шина Gislaved SpikeControl 88T 0348028: цена снизилась.'],
  ['Шина зимняя 88T', 'Шина зимняя 88T Gislaved 0348028: цена снизилась.'],
  ['Шина Gislaved 0348028', 'Шина Gislaved 0348028: цена снизилась.'],
])('names the maker and the number of «%s» once', (title, text) => {
  const line = {
    brand: 'Gislaved',
    article: '0348028',
    title,
    price: 472_000,
    bestPrice: 462_000,
    href: undefined,
  }
  expect(alertMail([line], undefined).parts[0]).toEqual({ kind: 'text', text })
})
