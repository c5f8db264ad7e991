import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { withOwnDatabase } from '@/gateway/cli/with-own-database'
import { readGatewayEnv } from '@/gateway/env'

const FIRST_START_MS = 60_000
const folder = mkdtempSync(path.join(os.tmpdir(), 'own-database-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it(
  'says where it makes a new database, and nothing of one that is there',
  { timeout: FIRST_START_MS },
  async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const env = readGatewayEnv({ GATEWAY_DATA_DIR: folder })
    await withOwnDatabase(env, () => Promise.resolve())
    expect(write.mock.calls.map(([text]) => text)).toEqual([
      `Базы данных в этой папке ещё нет, создаётся новая: ${folder}\n`,
    ])
    write.mockClear()
    await withOwnDatabase(env, () => Promise.resolve())
    expect(write).not.toHaveBeenCalled()
  },
)
