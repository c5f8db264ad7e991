import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleKey } from '../keys'
import { bareArticle } from './bare-article'

it.each([
  ['OC 90', 'OC 90'],
  ['(OC 90)', 'OC 90'],
  ['[OC90]', 'OC90'],
  ['{OC 90}', 'OC 90'],
  ['OC 90)', 'OC 90'],
  ['OC 90.', 'OC 90'],
  ['OC90;', 'OC90'],
  ['OC90!?', 'OC90'],
  ['*OC90*', 'OC90'],
  ['«OC 90»', 'OC 90'],
  ['"OC90"', 'OC90'],
  ['“OC90”', 'OC90'],
  ['№OC90', 'OC90'],
  ['№ OC 90', 'OC 90'],
  ['#OC90', 'OC90'],
  ['арт. OC90', 'OC90'],
  ['арт.OC90', 'OC90'],
  ['Арт OC 90', 'OC 90'],
  ['артикул: OC 90', 'OC 90'],
  ['Артикул:OC90', 'OC90'],
  ['артикул № OC90', 'OC90'],
  ['(арт. OC 90)', 'OC 90'],
  ['art. OC90', 'OC90'],
  ['кат. номер: OC90', 'OC90'],
  ['каталожный номер OC90', 'OC90'],
  ['номер детали OC90', 'OC90'],
  ['p/n OC90', 'OC90'],
  ['Part No. OC90', 'OC90'],
  ['OEM: 90915-YZZE1', '90915-YZZE1'],
  ['код: OC90', 'OC90'],
  ['OC90®', 'OC90'],
  ['OC 90™', 'OC 90'],
  ['OC90 (R)', 'OC90'],
  ['OC\u00ad90', 'OC90'],
  ['OC\u200b90\ufeff', 'OC90'],
  ['\u200eOC90\u200f', 'OC90'],
  ['OC\u00a090', 'OC 90'],
  ['OC\u202f90', 'OC 90'],
  ['ＯＣ９０', 'OC90'],
  ['OC_90', 'OC 90'],
  ['OC:90', 'OC 90'],
  ['=OC90', 'OC90'],
  ['\tOC 90\r\n', 'OC 90'],
  ['W 914/2', 'W 914/2'],
  ['P 550 309+', 'P 550 309+'],
  ['OE 640/5', 'OE 640/5'],
  ['N 90813202', 'N 90813202'],
  ['PN1234', 'PN1234'],
  ['ART 123', '123'],
  ['ARTIC12', 'ARTIC12'],
  ['КС822', 'КС822'],
  ['***', ''],
  ['', ''],
])('reads %j as %j', (text, article) => {
  expect(bareArticle(text)).toBe(article)
})

describe('a number that a shop writes', () => {
  it.each(['OC 90', '0 986 494 164', '90915-YZZE1', 'W 914/2', '6СТ-60.0 VL', '1111113-001-01-999'])(
    'keeps its key: %s',
    (article) => {
      expect(articleKey(bareArticle(article))).toBe(articleKey(article))
    },
  )

  it('comes out of brackets and marks as it went in', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{0,2}\d[A-Z0-9 -]{0,12}\d$/), (article) => {
        expect(articleKey(bareArticle(`№ («${article}»®).`))).toBe(articleKey(article))
      }),
    )
  })
})
