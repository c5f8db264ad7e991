import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { root } from '@/scripts/shop/paths'

const START_MS = 60_000

it.each([
  ['scripts/check', 'npm run check'],
  ['scripts/contract', 'npm run contract -- --url'],
  ['tools/crawl', 'npm run crawl -- --url'],
  ['tools/bench', 'npm run bench [-- ЧАСТЬ…]'],
  ['tools/soak', 'npm run soak [-- --minutes 30'],
  ['scripts/build-gateway', 'npm run build:gateway [-- ПАПКА]'],
  ['scripts/build-storefront', 'npm run build:storefront [-- ПАПКА]'],
])('%s says how it is used, and does nothing else', { timeout: START_MS }, async (command, usage) => {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), `${command}.ts`, '--help'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain(usage)
  // Below the line to type, what it is for in the words of who types it.
  expect(out).toMatch(/[а-яё]{4}/i)
})
