import { strToU8 } from 'fflate'
import { expect, it, vi } from 'vitest'
import { rowsOf, toZip } from '@/gateway/services/price-import/testing/price-files'

vi.mock('@/gateway/services/price-import/limits', async (original) => ({
  ...(await original<object>()),
  MAX_SHARED_STRINGS_CHARS: 1000,
}))

const bookOf = (strings: string) =>
  toZip({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Л" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="/xl/worksheets/s.xml"/></Relationships>',
    ),
    'xl/worksheets/s.xml': strToU8('<worksheet><row><c t="s"><v>0</v></c></row></worksheet>'),
    'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
  })

it('empty strings of a book are counted too', async () => {
  expect(await rowsOf('p.xlsx', bookOf(`<si><t>Ж</t></si>${'<si/>'.repeat(100)}`))).toMatchObject([
    { cells: ['Ж'] },
  ])
  await expect(rowsOf('p.xlsx', bookOf('<si/>'.repeat(200)))).rejects.toThrow('В книге слишком много текста')
})
