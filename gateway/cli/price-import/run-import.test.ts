import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runImport } from '@/gateway/cli/price-import/run-import'
import { holdDataDir } from '@/gateway/test-support/hold-data-dir'
import { placeDatabase } from '@/gateway/test-support/place-database'

const FIRST_START_MS = 60_000
let folder = ''

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'import-'))
  await placeDatabase(path.join(folder, 'data'))
  writeFileSync(
    path.join(folder, 'Альфа.csv'),
    'Бренд;Артикул;Название;Кол-во;Цена\nFebi;1;Втулка;5;1 000,50\nFebi;;=1+1;5;100\nFebi;1;Втулка;5;2000\n',
  )
  writeFileSync(path.join(folder, 'broken.csv'), 'nothing here\n')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(args: string[], { isAborted = false, data = path.join(folder, 'data') } = {}) {
  let out = ''
  let err = ''
  const code = await runImport(
    args,
    { GATEWAY_DATA_DIR: data, INIT_CWD: folder },
    {
      out: (text) => (out += text),
      err: { write: (text: string) => (err += text) },
      signal: isAborted ? AbortSignal.abort() : new AbortController().signal,
    },
  )
  // Groups of digits are parted by non-breaking spaces.
  return { code, out: out.replaceAll('\u00a0', ' '), err }
}

it(
  'loads a list that lies where the person stands, and tells what became of its rows',
  { timeout: FIRST_START_MS },
  async () => {
    const { code, out, err } = await run(['Альфа.csv', '--supplier', 'Бета', '--report', 'skipped.csv'])
    expect(code).toBe(0)
    expect(out).toContain('Прайс-лист загружен')
    expect(out).toContain('Поставщик: Бета (№ 1000, новый)')
    expect(out).toContain('Строк прочитано: 3, принято: 1, отклонено: 1')
    expect(out).toContain('    строка 3: нет артикула')
    expect(err).toContain('Чтение строк: 3')
    expect(readFileSync(path.join(folder, 'skipped.csv'), 'utf8')).toBe(
      '\ufeffЛист;Строка;Причина;Содержимое\r\n' +
        ";3;нет артикула;Febi;;'=1+1;5;100\r\n" +
        ';4;повтор: взята строка 2, она выгоднее;1\r\n',
    )
  },
)

it('checks a list without loading it', { timeout: FIRST_START_MS }, async () => {
  const { code, out } = await run(['Альфа.csv', '--dry-run', '--supplier', '1000'])
  expect(code).toBe(0)
  expect(out).toContain('Проверка без изменений')
})

it.each([
  [['broken.csv', '--supplier', 'Бета'], 3, /Шапка прайс-листа не найдена.*Магазин не изменился/s],
  [['absent.csv', '--supplier', 'Бета'], 3, /Файл не найден/],
  [['Альфа.csv', '--supplier', '77'], 3, /Поставщика с номером 77 нет/],
  [[], 2, /Укажите файл прайс-листа/],
  [['a.csv', 'b.csv'], 2, /Лишний аргумент «b.csv»/],
  [['a.csv', '--wrong'], 2, /Ключ --wrong/],
  [['a.csv', '--supplier'], 2, /Ключ --supplier/],
  [['a.csv'], 2, /Укажите поставщика/],
  [['a.csv', '--supplier', 'Бета', '--skip', '-1'], 2, /--skip/],
  [['a.csv', '--supplier', 'Бета', '--columns', 'artikul=1'], 2, /Неизвестный столбец «artikul»/],
  [['a.csv', '--supplier', 'Бета', '--columns', 'price=1+2'], 2, /Столбец «price» .* бывает один/],
  [['a.csv', '--supplier', 'Бета', '--decimal', ';'], 2, /--decimal/],
  [['a.csv', '--supplier', 'Бета', '--rate', 'USD'], 2, /--rate — это ВАЛЮТА=КУРС/],
  [['a.csv', '--supplier', 'Бета', '--currency', 'деньги'], 2, /валюта «деньги» неизвестна/],
  [['a.csv', '--applicability', '--supplier', 'Бета'], 2, /Ключа --supplier у применимости нет/],
  [['a.csv', '--applicability', '--columns', 'price=1'], 2, /Неизвестный столбец «price»/],
  [['broken.csv', '--applicability'], 3, /Шапка файла применимости не найдена.*Магазин не изменился/s],
  [['absent.csv', '--applicability'], 3, /Файл не найден/],
])('%j ends with code %d', { timeout: FIRST_START_MS }, async (args, code, message) => {
  const result = await run(args)
  expect(result.code).toBe(code)
  expect(result.err).toMatch(message)
})

it.each([
  ['absent.csv', /^Файл не найден: .*absent\.csv\nМагазин не изменился\n$/],
  ['.', /^Это не файл: /],
])('of %s says nothing but that, and makes no database and no report', async (file, words) => {
  const data = path.join(folder, 'mistyped')
  const result = await run([file, '--supplier', 'Бета', '--report', 'none.csv'], { data })
  expect(result).toMatchObject({ code: 3, err: expect.stringMatching(words) as string })
  expect([data, path.join(folder, 'none.csv')].map((one) => existsSync(one))).toEqual([false, false])
})

it('shows its arguments', async () => {
  expect(await run(['--help'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('--columns') as string,
  })
})

it('says so when it is interrupted', { timeout: FIRST_START_MS }, async () => {
  const { code, err } = await run(['Альфа.csv', '--supplier', 'Бета'], { isAborted: true })
  expect(code).toBe(130)
  expect(err).toContain('Загрузка прервана, магазин не изменился')
})

it('does not open a database that the shop has open', async () => {
  const { holder, release } = holdDataDir(path.join(folder, 'data', 'pglite'))
  const { code, err } = await run(['Альфа.csv', '--supplier', 'Бета'])
  release()
  expect(code).toBe(1)
  expect(err).toContain(`База данных занята процессом ${holder}`)
})

it.each([
  [['cars.csv', '--cars', '--supplier', 'Бета'], 'Ключа --supplier у загрузки машин нет'],
  [['cars.csv', '--cars', '--keep'], 'Ключа --keep у загрузки машин нет'],
  [
    ['cars.csv', '--cars', '--columns', 'price=1'],
    'Неизвестный столбец «price» в --columns: бывают make, names',
  ],
])('refuses %j', async (args, reason) => {
  const { code, err } = await run(args)
  expect(code).toBe(2)
  expect(err).toContain(reason)
})
