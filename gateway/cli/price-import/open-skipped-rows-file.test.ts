import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openSkippedRowsFile } from '@/gateway/cli/price-import/open-skipped-rows-file'

it.each([
  ['=1+1', "'=1+1"],
  ['\n=1+1', `"'\n=1+1"`],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(1)', "'＠SUM(1)"],
  ['a"b', '"a""b"'],
])('writes %j so that no sheet takes it for a formula', (cell, written) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'skipped-'))
  try {
    const file = path.join(folder, 'skipped.csv')
    const rows = openSkippedRowsFile(file)
    rows.add({ sheet: undefined, line: 3, reason: 'нет артикула', cells: [cell] })
    rows.close()
    expect(readFileSync(file, 'utf8').split('\r\n')[1]).toBe(`;3;нет артикула;${written}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
