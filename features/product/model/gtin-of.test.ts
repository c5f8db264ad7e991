import { expect, test } from 'vitest'
import { gtinOf } from './gtin-of'

const row = (title: string, value: string, code = 'x') => ({ code, title, value })

test.each([
  ['the code of a tin', [row('Штрихкод', '4003994155486')], '4003994155486'],
  ['one with spaces', [row('Штрих-код', '4 003994 155486')], '4003994155486'],
  ['one named by its code', [row('Код упаковки', '96385074', 'ean8')], '96385074'],
  ['one with a wrong check digit', [row('EAN', '4003994155487')], null],
  ['a number of another kind', [row('Номер ТН ВЭД', '4003994155486')], null],
  ['a second one that is right', [row('GTIN', 'нет'), row('EAN-13', '4003994155486')], '4003994155486'],
  ['none', [], null],
])('%s', (_, specs, gtin) => {
  expect(gtinOf(specs)).toBe(gtin)
})
