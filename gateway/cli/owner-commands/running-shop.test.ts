import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runDesk } from '@/gateway/cli/desk/run-desk'
import { runImport } from '@/gateway/cli/price-import/run-import'
import { runSetup } from '@/gateway/cli/setup/run-setup'
import { createLogger } from '@/gateway/core/logger'
import { demoShop } from '@/gateway/demo/demo-shop'
import { readGatewayEnv } from '@/gateway/env'
import { startGateway, type RunningGateway } from '@/gateway/start/start-gateway'
import { holdDataDir } from '@/gateway/test-support/hold-data-dir'
import { placeDatabase } from '@/gateway/test-support/place-database'

const FIRST_START_MS = 60_000
// Each test loads several lists, on a busy machine too.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const LIST = 'Бренд;Артикул;Название;Кол-во;Цена\nMANN;W1;Фильтр;5;100\nMANN;;Фильтр;5;100\n'

let folder = ''
let gateway: RunningGateway
let environment: Record<string, string>
/** Lines of the gateway's log. */
const logged: string[] = []
const lockFile = () => path.join(folder, 'data', 'pglite.lock')

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'running-'))
  environment = {
    GATEWAY_PORT: '0',
    GATEWAY_DATA_DIR: path.join(folder, 'data'),
    DEMO_PRODUCTS: '0',
    INIT_CWD: folder,
  }
  writeFileSync(path.join(folder, 'shop.yaml'), 'sections: [{ title: Фильтры, goods: [фильтр] }]')
  writeFileSync(path.join(folder, 'list.csv'), LIST)
  writeFileSync(path.join(folder, 'cars.csv'), 'Бренд;Артикул;Марка;Модель\nMANN;W1;LADA;Vesta\n')
  writeFileSync(path.join(folder, 'broken.csv'), 'nothing here\n')
  await placeDatabase(path.join(folder, 'data'))
  gateway = await startGateway(
    readGatewayEnv(environment),
    createLogger('warn', { write: (line) => void logged.push(line) }),
    demoShop,
  )
  holdDataDir(path.join(folder, 'data', 'pglite'))
}, FIRST_START_MS)
afterAll(async () => {
  await gateway.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function run(command: 'setup' | 'import', ...args: string[]) {
  let out = ''
  let err = ''
  const write = (text: string) => (err += text)
  const terminal = { out: (text: string) => (out += text), signal: new AbortController().signal }
  const code =
    command === 'setup'
      ? await runSetup(args, environment, { ...terminal, err: write })
      : await runImport(args, environment, { ...terminal, err: { write } })
  return { code, out: out.replaceAll('\u00a0', ' '), err }
}

it('sets up and fills a shop that is open, at once and without a restart', async () => {
  expect(await run('setup', 'shop.yaml')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Разделов: 1, правил: 1') as string,
  })
  const loaded = await run('import', 'list.csv', '--supplier', 'Альфа', '--report', 'skipped.csv')
  expect(loaded).toMatchObject({
    code: 0,
    out: expect.stringContaining('Новых товаров в разделах: 1, без раздела: 0') as string,
    err: expect.stringContaining('Чтение строк: 2') as string,
  })
  expect(readFileSync(path.join(folder, 'skipped.csv'), 'utf8')).toContain('3;нет артикула')
  const section = await fetch(`http://127.0.0.1:${gateway.port}/gw/catalog/site/v2/section/filtry`)
  expect(await section.json()).toMatchObject({ entities: [{ brandString: 'MANN-FILTER', partNumber: 'W1' }] })
})

it('learns in an open shop what a file says of its products, and takes their pictures', async () => {
  const goods = 'Бренд;Артикул;Описание;Фото;Цвет\nMANN;W1;Полнопоточный;w1.png;белый\nMANN;W2;Нет такого;;\n'
  writeFileSync(path.join(folder, 'goods.csv'), goods)
  writeFileSync(path.join(folder, 'w1.png'), PNG)
  const notified = await run('import', 'goods.csv', '--goods', '--pictures', '.', '--report', 'skipped.csv')
  expect(notified).toMatchObject({ code: 0, out: expect.stringContaining('Новых картинок: 1') as string })
  expect(notified.out).toContain('Не прочитаны столбцы: Цвет')
  expect(readFileSync(path.join(folder, 'skipped.csv'), 'utf8')).toContain('3;товара MANN W2 в каталоге нет')
  const section = await fetch(`http://127.0.0.1:${gateway.port}/gw/catalog/site/v2/section/filtry`)
  const { entities } = (await section.json()) as { entities: { pictureUrl: string[] }[] }
  const picture = await fetch(
    `http://127.0.0.1:${gateway.port}/gw/media/file/${entities[0]?.pictureUrl[0] ?? ''}`,
  )
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect((await run('import', 'goods.csv', '--goods', '--pictures', '.')).out).toContain(
    'Товаров изменено: 0',
  )
})

it('writes down in an open shop what the counter tells, and passes its refusals on', async () => {
  let said = ''
  const notify = (text: string) => (said += text)
  const desk = (...args: string[]) => runDesk('promo', args, environment, { out: notify, err: notify })
  expect(await desk('make', 'SPRING', '--bonuses', '100', '--title', 'Весна')).toBe(0)
  expect(await desk('make', 'spring', '--bonuses', '100', '--title', 'Весна')).toBe(3)
  expect(said).toBe('Промокод SPRING готов.\nПромокод SPRING уже есть. Назовите новый иначе.\n')
})

it.each([
  ['import', ['broken.csv', '--supplier', 'Альфа'], 3, /Шапка прайс-листа не найдена.*Магазин не изменился/s],
  ['import', ['list.csv', '--supplier', '77'], 3, /Поставщика с номером 77 нет/],
  ['import', ['cars.csv', '--applicability'], 3, /строка 2, марки «LADA» в каталоге машин нет/],
] as const)(
  'explains a refusal of %s %j as it does of a closed shop',
  async (command, args, code, message) => {
    logged.length = 0
    const result = await run(command, ...args)
    expect(result.code).toBe(code)
    expect(result.err).toMatch(message)
    expect(logged).toEqual([expect.stringContaining('Команда владельца не выполнена: ')])
    expect(logged[0]).not.toContain('stack')
  },
)

it('removes from an open shop what the file names no more, at once', async () => {
  const wide = 'sections: [{ title: Фильтры, goods: [фильтр] }, { title: Масла, code: oils, goods: [масл] }]'
  writeFileSync(path.join(folder, 'wide.yaml'), wide)
  const oils = async () =>
    (await fetch(`http://127.0.0.1:${gateway.port}/gw/catalog/site/v2/section/oils`)).status
  expect((await run('setup', 'wide.yaml')).code).toBe(0)
  expect(await oils()).toBe(200)
  expect(await run('setup', 'shop.yaml', '--remove')).toMatchObject({
    code: 3,
    err: expect.stringContaining('--yes') as string,
  })
  expect(await oils()).toBe(200)
  const removed = await run('setup', 'shop.yaml', '--remove', '--yes')
  expect(removed).toMatchObject({ code: 0, out: expect.stringContaining('Убрано: 1') as string })
  expect(removed.out).toContain('раздел «Масла» (oils)')
  expect(await oils()).toBe(404)
  expect((await run('setup', 'shop.yaml', '--remove', '--yes')).out).not.toContain('Убрано')
})

it('takes commands only with the key, which nobody else can read', async () => {
  expect(statSync(lockFile()).mode & 0o777).toBe(0o600)
  const call = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${gateway.port}/owner/setup`, { method: 'POST', headers, body: '{"text":""}' })
  expect((await call({})).status).toBe(404)
  expect((await call({ authorization: 'Bearer guess' })).status).toBe(404)
})
