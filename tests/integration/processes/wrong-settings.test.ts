import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdDataDir } from '@/gateway/test-support/hold-data-dir'
import { root } from '@/scripts/shop/paths'
import { compiledGateway } from '@/tests/programs/compiled-gateway'

const START_MS = 120_000

type Settings = Readonly<Record<string, string>>

/** What a process of the shop prints about its settings before it ends. */
async function run(program: readonly string[], settings: Settings) {
  const child = spawn(process.execPath, program, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { said: `${out}${err}`.trim().split('\n'), code }
}

const startGateway = async (settings: Settings) => run([await compiledGateway()], settings)
const startStorefront = (settings: Settings) =>
  run(['--import', import.meta.resolve('tsx'), 'server/serve.ts'], settings)

it.each([
  ['gateway', startGateway, { GATEWAY_PORT: 'abc' }, /^The gateway's environment is wrong: GATEWAY_PORT: /],
  ['storefront', startStorefront, { PORT: 'abc' }, /^The storefront's environment is wrong: PORT: /],
])(
  'the %s says in one line what setting is wrong',
  { timeout: START_MS },
  async (_, start, settings, words) => {
    const { said, code } = await start(settings)
    expect(said).toHaveLength(1)
    expect(JSON.parse(said[0] ?? '')).toMatchObject({ level: 60, msg: expect.stringMatching(words) })
    expect(code).toBe(1)
  },
)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'wrong-settings-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it(
  'a second gateway on one data folder tells nobody the key of the first',
  { timeout: START_MS },
  async () => {
    const key = 'key-of-the-running-shop'
    const { holder, release } = holdDataDir(path.join(folder, 'pglite'), { port: 1, key })
    const settings = { GATEWAY_DATA_DIR: folder, GATEWAY_PORT: '0', DATABASE_URL: '', LOG_LEVEL: 'trace' }
    const { said, code } = await startGateway(settings)
    release()
    expect(code).toBe(1)
    expect(said.join('\n')).toContain(`held by process ${holder}`)
    expect(said.join('\n')).not.toContain(key)
    expect(said.join('\n')).not.toContain('stack')
  },
)

it('a gateway does not tell the password in the address of its database', { timeout: START_MS }, async () => {
  const password = 'hunter2-of-the-shop'
  const { said, code } = await startGateway({
    DATABASE_URL: `postgres://arus:${password}@127.0.0.1:99999999/arus`,
    LOG_LEVEL: 'trace',
  })
  expect(code).toBe(1)
  expect(said.join('')).toContain('the gateway did not start')
  expect(said.join('')).not.toContain(password)
})
