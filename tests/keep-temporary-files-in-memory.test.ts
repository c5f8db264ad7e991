import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const MODULE = path.join(import.meta.dirname, 'keep-temporary-files-in-memory.ts')
const SCRIPT = `
  const { keepTemporaryFilesInMemory } = await import(${JSON.stringify(MODULE)})
  keepTemporaryFilesInMemory()
  console.log(process.env.TMPDIR ?? '')`

/** The folder for temporary files in a process that has asked for memory and ended. */
function folderOfRun(given?: string): string {
  const { TMPDIR: _, ...env } = process.env
  return execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    env: given === undefined ? env : { ...env, TMPDIR: given },
    encoding: 'utf8',
  }).trim()
}

describe('temporary files of a run', () => {
  it('stay where they are told to', () => {
    expect(folderOfRun('/tmp')).toBe('/tmp')
  })

  it('go with the run, those of a killed one with the next', () => {
    const isMemory = folderOfRun() !== ''
    const ofKilled = '/dev/shm/arus-tests-999999999-killed'
    if (isMemory) mkdirSync(ofKilled)
    try {
      const folder = folderOfRun()
      expect(folder).toMatch(isMemory ? /^\/dev\/shm\/arus-tests-\d+-/ : /^$/)
      expect(existsSync(folder)).toBe(false)
      expect(existsSync(ofKilled)).toBe(false)
    } finally {
      rmSync(ofKilled, { recursive: true, force: true })
    }
  })
})
