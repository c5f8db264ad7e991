import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runContent } from './run-content'

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

it('names the files that a text shows and nobody has, before and after loading', async () => {
  for (const args of [['--dry-run'], []]) {
    const { code, out } = await run(...args)
    expect(code).toBe(0)
    expect(out.split('\n').filter((line) => line.startsWith('Такого файла нет'))).toEqual([
      'Такого файла нет ни в папке, ни в магазине: news/gone.md: offers/gone.jpg',
    ])
  }
}, 60_000)
