import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { root } from '@/scripts/shop/paths'

const START_MS = 60_000

/** What a process of the shop says of its settings before it ends. */
async function start(script: string, settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { said: `${out}${err}`.trim().split('\n'), code }
}

it.each([
  ['gateway/serve.ts', { GATEWAY_PORT: 'abc' }, /^The gateway's environment is wrong: GATEWAY_PORT: /],
  ['server/serve.ts', { PORT: 'abc' }, /^The storefront's environment is wrong: PORT: /],
])('%s says in one line that %j is wrong', { timeout: START_MS }, async (script, settings, words) => {
  const { said, code } = await start(script, settings)
  expect(said).toHaveLength(1)
  expect(JSON.parse(said[0] ?? '')).toMatchObject({ level: 60, msg: expect.stringMatching(words) })
  expect(code).toBe(1)
})
