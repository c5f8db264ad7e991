import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { rowsOf, withFile } from '@/gateway/services/price-import/testing/price-files'
import { openPriceFile } from '@/gateway/services/price-import/source/open-price-file'

const LIST = 'Бренд;Артикул;Наименование;Остаток;Цена\r\nMann;W 914/2;Фильтр масляный;5;100\r\n'
const CAPITALS = 'БРЕНД;АРТИКУЛ;НАИМЕНОВАНИЕ;ЦЕНА\r\nТРИАЛ;A1;ЩЁТКА СТЕКЛООЧИСТИТЕЛЯ;200\r\n'
const SMALL = 'бренд;артикул;цена\r\nzorax;a1;5\r\n'

const cellsOf = async (bytes: Uint8Array) =>
  (await rowsOf('p.csv', bytes)).map(({ cells }) => cells.join(';'))
const linesOf = (text: string) => text.trim().split('\r\n')

describe('encodings', () => {
  it.each([
    'utf-8',
    'windows-1251',
    'cp866',
    'koi8-r',
    'maccyrillic',
    'iso-8859-5',
    'utf-16le',
    'utf-16be',
    'utf-32le',
  ])('%s is found out without a mark', async (encoding) => {
    const bytes = iconv.encode(LIST, encoding, { addBOM: encoding === 'utf-32le' })
    expect(await cellsOf(bytes)).toEqual(linesOf(LIST))
  })

  it.each(['windows-1251', 'cp866', 'koi8-r', 'utf-16le'])(
    '%s is found out by capitals alone',
    async (encoding) => {
      expect(await cellsOf(iconv.encode(CAPITALS, encoding))).toEqual(linesOf(CAPITALS))
    },
  )

  it.each(['windows-1251', 'cp866', 'koi8-r', 'utf-16be'])(
    '%s is found out by small letters alone',
    async (encoding) => {
      expect(await cellsOf(iconv.encode(SMALL, encoding))).toEqual(linesOf(SMALL))
    },
  )

  it('UTF-16 of a title that has no digit in it is no other encoding', async () => {
    const text = `${'Прайслистдляоптовыхпокупателей'.repeat(80)}\r\n${LIST}`
    expect((await cellsOf(iconv.encode(text, 'utf-16le'))).at(-1)).toBe('Mann;W 914/2;Фильтр масляный;5;100')
  })

  const german = iconv.encode('Ölfilter für Öl;Größe;Stoßdämpfer hinten;5\r\n'.repeat(20), 'windows-1252')

  it.each([
    ['German', german],
    [
      'noise',
      Buffer.from(Array.from({ length: 4000 }, (_, at) => 128 + ((at * 7919 + ((at * at) % 113)) % 128))),
    ],
  ])('%s is refused, never read as Russian', async (_, bytes) => {
    await expect(rowsOf('p.csv', bytes)).rejects.toThrow(/Кодировка файла не узнана.*--encoding/)
  })

  it('is the one that the owner names', async () => {
    await withFile('p.csv', german, async (file) => {
      const source = await openPriceFile(file, { encoding: 'windows-1252' })
      for await (const { cells } of source.rows) expect(cells[2]).toBe('Stoßdämpfer hinten')
      await expect(openPriceFile(file, { encoding: 'klingon' })).rejects.toThrow(
        'Кодировка «klingon» неизвестна',
      )
    })
  })

  it('of a short UTF-8 list with a broken letter stays UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('Фильтр;A1;100\n'), Buffer.from([0xd0]), Buffer.from(';A2;5\n')])
    expect((await cellsOf(bytes))[0]).toBe('Фильтр;A1;100')
  })
})
