import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { runProgram } from './run-program'

const HERE = { cwd: process.cwd(), env: process.env }

it('tells how a program ended and what it said', async () => {
  const script = 'console.log("собрано"); console.error("мимо"); process.exitCode = 3'
  const { code, output } = await runProgram(['-e', script], HERE)
  expect(code).toBe(3)
  expect(output).toContain('собрано')
  expect(output).toContain('мимо')
})

it('ends with its signal, and with all that it has started', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'run-program-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const started = path.join(folder, 'started')
  const wait = 'setInterval(() => {}, 1000)'
  const child = `require('node:fs').writeFileSync(process.argv[1], ''); ${wait}`
  const parent = `require('node:child_process')
    .spawn(process.execPath, ['-e', process.argv[1], process.argv[2]], { stdio: 'inherit' }); ${wait}`
  const stopping = new AbortController()
  const running = runProgram(['-e', parent, child, started], { ...HERE, signal: stopping.signal })
  await vi.waitFor(() => expect(existsSync(started)).toBe(true), 20_000)
  stopping.abort()
  // The output is whole when the last process that writes to it has ended.
  expect(await running).toEqual({ code: null, output: '' })
})
