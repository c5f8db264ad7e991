import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAdmin } from '@/gateway/cli/admin/run-admin'
import { runConsents } from '@/gateway/cli/consents/run-consents'
import { runContent } from '@/gateway/cli/content/run-content'
import { runDesk } from '@/gateway/cli/desk/run-desk'
import { runInquiries } from '@/gateway/cli/inquiries/run-inquiries'
import { runMoveDatabase } from '@/gateway/cli/move-database/run-move-database'
import { runImport } from '@/gateway/cli/price-import/run-import'
import { runSetup } from '@/gateway/cli/setup/run-setup'
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

const startScript = (script: string) => (settings: Settings) =>
  run(['--import', import.meta.resolve('tsx'), script], settings)

const WRONG = { LOG_LEVEL: 'loud' }
const LINE =
  /^Неверная настройка: LOG_LEVEL — нужно одно из слов: fatal, .*\. Исправьте её и повторите\. Все настройки: docs\/configuration\.md$/

it.each([
  ['gateway', startGateway],
  ['storefront', startScript('server/serve.ts')],
  ['npm start', startScript('scripts/start.ts')],
  ['npm run dev', startScript('scripts/dev.ts')],
])(
  'the %s says in one line what setting is wrong and what to do',
  { timeout: START_MS },
  async (_, start) => {
    const { said, code } = await start(WRONG)
    expect(said).toEqual([expect.stringMatching(LINE)])
    expect(code).toBe(1)
  },
)

it('npm start asks for no address of the shop, which it has', { timeout: START_MS }, async () => {
  const { said } = await startScript('scripts/start.ts')({ YOOKASSA_SHOP_ID: '100500', SITE_URL: '' })
  expect(said).toEqual([
    expect.stringMatching(
      /^Неверная настройка: YOOKASSA_SHOP_ID — задайте вместе с ней и YOOKASSA_SECRET_KEY\. /,
    ),
  ])
})

type Terminal = { out: (text: string) => unknown; err: (text: string) => unknown }

const COMMANDS: Readonly<Record<string, (terminal: Terminal) => Promise<number>>> = {
  admin: (terminal) => runAdmin(['79001234567'], WRONG, terminal),
  consents: (terminal) => runConsents([], WRONG, terminal),
  content: (terminal) => runContent([path.join(root, 'gateway/demo/content')], WRONG, terminal),
  import: ({ out, err }) =>
    runImport([path.join(root, 'package.json'), '--goods'], WRONG, {
      out,
      err: { write: err },
      signal: new AbortController().signal,
    }),
  inquiries: (terminal) => runInquiries([], WRONG, terminal),
  'move-database': (terminal) => runMoveDatabase(['postgres://shop'], WRONG, terminal),
  promo: (terminal) => runDesk('promo', [], WRONG, terminal),
  setup: (terminal) => runSetup([path.join(root, 'docs/shop.example.yaml')], WRONG, terminal),
}

it.each(Object.entries(COMMANDS))('npm run %s says the same, and nothing else', async (_, command) => {
  let said = ''
  const write = (text: string) => (said += text)
  expect(await command({ out: write, err: write })).toBe(1)
  expect(said.trimEnd()).toMatch(LINE)
})

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
