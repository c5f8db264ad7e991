import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONTENT_EXIT, runContent } from './run-content'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const root = mkdtempSync(path.join(os.tmpdir(), 'content-'))
const folder = path.join(root, 'texts')

function newsWith(picture: string): string {
  return `---\ntitle: Новость\ndate: 2026-11-20\npicture: ${picture}\n---\n\nТекст.\n`
}

beforeAll(() => {
  mkdirSync(path.join(folder, 'news'), { recursive: true })
  mkdirSync(path.join(folder, 'files'))
  writeFileSync(path.join(folder, 'files/shop.png'), PNG)
  writeFileSync(path.join(folder, 'news/here.md'), newsWith('shop.png'))
  writeFileSync(path.join(folder, 'news/drawn.md'), newsWith('banners/shiny.svg'))
  writeFileSync(path.join(folder, 'news/gone.md'), newsWith('offers/gone.jpg'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function run(...args: string[]) {
  let [out, err] = ['', '']
  const code = await runContent(
    [...args, folder],
    { GATEWAY_DATA_DIR: path.join(root, 'data') },
    {
      out: (text) => (out += text),
      err: (text) => (err += text),
    },
  )
  return { code, out, err }
}

it('is only looked at where there is no shop, and says so', async () => {
  const { code, out } = await run('--check')
  expect(code).toBe(0)
  expect(out).toBe(
    'Ошибок нет. Магазина здесь нет: разделы, товары, бренды, магазины и файлы не сверены с тем, что в нём есть\n',
  )
})

it('names what a text shows and nobody has, before and after loading', async () => {
  for (const args of [['--dry-run'], [], ['--check']]) {
    const { code, out } = await run(...args)
    expect(code).toBe(0)
    expect(out.split('\n').filter((line) => line.startsWith('Предупреждение'))).toEqual([
      // The demo shop's drawings are in no other shop.
      'Предупреждение: news/drawn.md:4: picture: Файла banners/shiny.svg нет ни в папке, ни в магазине',
      'Предупреждение: news/gone.md:4: picture: Файла offers/gone.jpg нет ни в папке, ни в магазине',
    ])
  }
})

it.each([
  ['a picture that is cut off', 'cut.png', PNG.subarray(0, 45), 'Картинка испорчена'],
  ['a page in place of a drawing', 'drawn.svg', Buffer.from('<html>404</html>'), 'Это не рисунок SVG'],
  [
    'a text in place of a picture',
    'text.jpg',
    Buffer.from('404'),
    'Содержимое не то, что обещает имя: это txt',
  ],
])('refuses %s', async (_, name, data, message) => {
  const file = path.join(folder, 'files', name)
  writeFileSync(file, data)
  const { code, err } = await run('--check')
  rmSync(file)
  expect(code).toBe(CONTENT_EXIT.badFile)
  expect(err).toContain(`files/${name}:1: ${message}`)
})

it('refuses texts of another encoding, which the shop would show as rubbish', async () => {
  const file = path.join(folder, 'news/old.md')
  const words = Buffer.from('\xcd\xee\xe2\xee\xf1\xf2\xfc', 'latin1')
  writeFileSync(file, Buffer.concat([Buffer.from(newsWith('shop.png')), words]))
  const { code, err } = await run('--check')
  rmSync(file)
  expect([code, err]).toEqual([
    CONTENT_EXIT.badFile,
    'news/old.md:1: Файл не в UTF-8: сохраните его в ней\nМагазин не изменился\n',
  ])
})

it('helps when asked, which is no failure', async () => {
  expect(await run('--help')).toMatchObject({ code: CONTENT_EXIT.done, err: '' })
})

it('takes a drawing with all that may stand above it', async () => {
  const file = path.join(folder, 'files/drawn.svg')
  writeFileSync(
    file,
    '<?xml version="1.0"?>\n<!-- а --><!DOCTYPE svg>\n<svg xmlns="http://www.w3.org/2000/svg"/>',
  )
  const { code } = await run('--check')
  rmSync(file)
  expect(code).toBe(CONTENT_EXIT.done)
})

it('names sections that the shop has not when it only checks', async () => {
  const file = path.join(folder, 'news/section.md')
  writeFileSync(file, newsWith('shop.png').replace('picture:', 'section: no-such\npicture:'))
  const { code, err } = await run('--check')
  rmSync(file)
  expect(code).toBe(CONTENT_EXIT.badFile)
  expect(err).toContain('news/section.md:4: section: Раздела «no-such» в магазине нет')
})
