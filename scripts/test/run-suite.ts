import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { root } from '../shop/paths'
import type { Totals } from './count-results'

type Suite = {
  program: string
  args: readonly string[]
  /** The setting with the path of the runner's JSON report. */
  report: (file: string) => { args?: readonly string[]; env?: Record<string, string> }
  count: (report: unknown) => Totals
}

/** Runs a test runner with its output in view and counts the results in its report; no report is one failure. */
export async function runSuite({ program, args, report, count }: Suite): Promise<Totals> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'report-'))
  const file = path.join(folder, 'report.json')
  const extra = report(file)
  try {
    const code = await runProgram(program, [...args, ...(extra.args ?? [])], extra.env)
    const totals = count(JSON.parse(await readFile(file, 'utf8')))
    return code === 0 ? totals : { ...totals, failed: Math.max(totals.failed, 1) }
  } catch (error) {
    console.error(`${program} left no report: ${error instanceof Error ? error.message : String(error)}`)
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function runProgram(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const bin = path.join(root, 'node_modules/.bin')
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(bin, program), args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
