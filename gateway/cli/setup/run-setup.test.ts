import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSetup } from '@/gateway/cli/setup/run-setup'
import { placeDatabase } from '@/gateway/test-support/place-database'

const FIRST_START_MS = 60_000

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'setup-'))
  await placeDatabase(path.join(folder, 'data'))
  writeFileSync(path.join(folder, 'shop.yaml'), 'sections: [{ title: Фильтры, goods: [фильтр] }]')
  writeFileSync(path.join(folder, 'other.yaml'), 'sections: [{ title: Масла, goods: [масл] }]')
  writeFileSync(path.join(folder, 'old.yaml'), Buffer.from('sections: [{ title: \xd4\xe8 }]', 'latin1'))
  writeFileSync(path.join(folder, 'twice.yaml'), 'sections: []\nsections: []\n')
  writeFileSync(
    path.join(folder, 'kinds.yaml'),
    'sections: [{ title: 5 }]\nsuppliers: [{ days: -1 }]\nshop: 1\nbrands: Bosch\n',
  )
  writeFileSync(path.join(folder, 'wrong.yaml'), 'sections: [{ name: Фильтры }]')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(...args: string[]) {
  return runAnswering(undefined, ...args)
}

async function runAnswering(answer: string | undefined, ...args: string[]) {
  let out = ''
  let err = ''
  const environment = { GATEWAY_DATA_DIR: path.join(folder, 'data'), INIT_CWD: folder }
  const code = await runSetup(args, environment, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    ...(answer !== undefined && { call: () => Promise.resolve(answer) }),
  })
  return { code, out, err }
}

it('sets a shop up and shows it', { timeout: FIRST_START_MS }, async () => {
  expect(await run('shop.yaml')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Разделов: 1, правил: 1') as string,
  })
  expect((await run('--show')).out).toContain('code: filtry')
})

it('removes what the file names no more only after a yes', { timeout: FIRST_START_MS }, async () => {
  const unsure = await run('other.yaml', '--remove')
  expect(unsure).toMatchObject({ code: 3, err: expect.stringContaining('--yes') as string })
  const { out } = await runAnswering('нет', 'other.yaml', '--remove')
  expect(out).toMatch(/раздел «Фильтры» \(filtry\)\n[^]*Ничего не убрано/)
  expect((await runAnswering('да', 'other.yaml', '--remove')).out).toContain('Убрано: 1')
})

it.each([
  [[], 2, /--show/],
  [['--yes', 'shop.yaml'], 2, /--remove/],
  [['--check', '--remove', 'shop.yaml'], 2, /--remove/],
  [['--fast', 'shop.yaml'], 2, /--check/],
  [['wrong.yaml'], 3, /sections\.0.*Магазин не изменился/s],
  [['--check', 'wrong.yaml'], 3, /sections\.0/],
  [['absent.yaml'], 1, /нет такого файла или папки: .*absent\.yaml/],
  [['old.yaml'], 3, /не в UTF-8/],
  [['--check', 'twice.yaml'], 3, /строка 2: это слово здесь уже есть/],
])('%j ends with code %d', async (args, code, message) => {
  const result = await run(...args)
  expect(result.code).toBe(code)
  expect(result.err).toMatch(message)
})

it('says in Russian what stands in a wrong place', async () => {
  const { err } = await run('--check', 'kinds.yaml')
  expect(err.split('\n').slice(0, -2)).toEqual([
    'suppliers.0.title: этого не хватает',
    expect.stringMatching(/^suppliers\.0\.days: Слишком маленькое/),
    'brands: нужен список: каждая строка начинается с «- »',
    'sections.0.title: нужен текст; число здесь берут в кавычки',
    'файл: Нераспознанный ключ: "shop"',
  ])
})

it('helps when asked, which is no failure', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, err: '' })
})

it('checks a file without a shop', async () => {
  expect(await run('--check', 'shop.yaml')).toMatchObject({ code: 0, out: 'Файл верен\n' })
})

it('takes all of the example in the documents', { timeout: FIRST_START_MS }, async () => {
  expect(await run(path.resolve('docs/shop.example.yaml'))).toMatchObject({ code: 0, err: '' })
  expect((await run('--show')).out).toContain('code: motornye-masla')
})
