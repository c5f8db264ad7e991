import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from '../shop/paths'

export type CommandResult = { ok: boolean; output: string }

/** Runs a program of the project's packages and gathers its output. */
export function runCommand(program: string, ...args: string[]): Promise<CommandResult> {
  const bin = path.join(root, 'node_modules/.bin')
  return new Promise((resolve) => {
    const output: string[] = []
    const child = spawn(path.join(bin, program), args, {
      cwd: root,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, NO_COLOR: '1' },
    })
    child.stdout.on('data', (chunk) => output.push(String(chunk)))
    child.stderr.on('data', (chunk) => output.push(String(chunk)))
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: output.join('').trim() }))
  })
}
