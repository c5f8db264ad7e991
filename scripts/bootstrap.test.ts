import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'

const WAIT = { timeout: 20_000 }

it('ends its program when npm was stopped, whose shell keeps the signal to itself', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bootstrap-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = (name: string) => path.join(folder, name)
  writeFileSync(
    file('waits.ts'),
    `import { writeFileSync } from 'node:fs'
    process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(file('ended'))}, ''); process.exit(0) })
    setInterval(() => undefined, 1000)
    writeFileSync(${JSON.stringify(file('started'))}, '')`,
  )
  const shell = spawn('sh', ['-c', `${process.execPath} scripts/bootstrap.mjs ${file('waits')}; true`], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
  })
  await vi.waitFor(() => expect(existsSync(file('started'))).toBe(true), WAIT)
  shell.kill('SIGTERM')
  await vi.waitFor(() => expect(existsSync(file('ended'))).toBe(true), WAIT)
})
