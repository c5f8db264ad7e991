import { expect, it } from 'vitest'
import { hyphenateLong } from './hyphenate-long'

it.each([
  ['Щётки стеклоочистителя', 'Щётки стеклоо|чисти|теля'],
  ['Электрогидроусилитель руля', 'Электро|гидроу|сили|тель руля'],
  ['Аккумуляторы', 'Акку|муля|торы'],
  ['Тормозные диски', 'Тормозные диски'],
  ['Stabilizatorstange', 'Stabilizatorstange'],
])('%s', (text, parts) => {
  expect(hyphenateLong(text).replaceAll('\u00ad', '|')).toBe(parts)
})
