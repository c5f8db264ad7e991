import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withOwnDatabase } from '@/gateway/cli/with-own-database'
import { inquiries, inquiryFiles } from '@/gateway/db/schema/inquiries'
import { readGatewayEnv } from '@/gateway/env'
import { openFileStore } from '@/gateway/services/files/open-file-store'
import { placeDatabase } from '@/gateway/test-support/place-database'
import { runInquiries } from './run-inquiries'

const FIRST_START_MS = 60_000
const folder = mkdtempSync(path.join(os.tmpdir(), 'inquiries-'))
const environment = { GATEWAY_DATA_DIR: folder, INIT_CWD: folder }
const saved = path.join(folder, 'saved')

beforeAll(async () => {
  await placeDatabase(folder)
  const env = readGatewayEnv(environment)
  const stored = {
    area: 'private',
    folder: 'inquiries',
    kind: 'text',
    content: new Blob(['OC90;540']),
  } as const
  const file = await openFileStore(env).put(stored)
  await withOwnDatabase(env, async ({ db }) => {
    const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9))
    const [first] = await db
      .insert(inquiries)
      .values([
        {
          number: '261101-1',
          key: 'a',
          form: 'supplier',
          answers: { name: '=1+1', odd: 'да' },
          createdAt: at(1),
        },
        {
          number: '261102-1',
          key: 'c',
          form: 'feedback',
          answers: { consent: 'yes', message: 'Нужны щётки', theme: 'part' },
          createdAt: at(2),
        },
        {
          number: '261103-2',
          key: 'b',
          form: 'unknown',
          answers: { name: 'Анна; "Ветрова"' },
          createdAt: at(3),
        },
      ])
      .returning({ id: inquiries.id })
    await db.insert(inquiryFiles).values({
      inquiryId: first?.id ?? 0,
      name: '../prices.csv',
      contentType: 'text/csv',
      size: 8,
      position: 0,
      path: file,
    })
  })
}, FIRST_START_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(...args: string[]) {
  let [out, err] = ['', '']
  const code = await runInquiries(args, environment, {
    out: (text) => (out += text),
    err: (text) => (err += text),
  })
  return { code, err, rows: out.trim().split('\n').slice(1) }
}

it('helps when asked, which is no failure', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, err: '' })
})

it('tells what came by the forms, by the words of the form, the oldest first', async () => {
  const { code, rows } = await run()
  expect(code).toBe(0)
  expect(rows.join('\n')).toMatch(
    /^261101-1;01\.11\.2026 12:00:00;[^;]+;"Как к вам обращаться: =1\+1\nodd: да";/,
  )
  expect(rows.at(-1)).toBe('261103-2;03.11.2026 12:00:00;unknown;"name: Анна; ""Ветрова""";')
})

it('says what was chosen and agreed to in words, in the order of the form', async () => {
  const { rows } = await run('--since', '2026-11-02')
  expect(rows.slice(0, -1).join('\n')).toContain(
    '"Тема: Подобрать деталь\nСообщение: Нужны щётки\nСогласие на обработку персональных данных: дано"',
  )
})

it('begins with a day, and saves files under the number of their inquiry', async () => {
  const { code, rows } = await run('--since', '2026-11-03', '--files', saved)
  expect([code, rows.length, readdirSync(saved)]).toEqual([0, 1, []])
  // From the caller's folder.
  await run('--files', path.relative(folder, saved))
  const [name = ''] = readdirSync(saved)
  expect(name).toBe('261101-1-1.csv')
  expect(readFileSync(path.join(saved, name), 'utf8')).toBe('OC90;540')
})

it.each([[['--since', '2026-13-45']], [['--since', '2026-02-30']], [['--since', 'вчера']], [['--files']]])(
  'explains itself after %j',
  async (args) => {
    expect(await run(...args)).toMatchObject({ code: 2, err: expect.stringContaining('npm run inquiries') })
  },
)
