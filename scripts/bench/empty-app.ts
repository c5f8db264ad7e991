import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startProcess, type Started } from '../shop/processes.ts'
import { freePort } from '../../server/free-port.ts'
import { root } from '../shop/paths.ts'

const FOLDER = path.join(root, '.bench', 'empty')

const FILES = {
  'package.json': '{ "name": "empty", "private": true, "type": "module" }',
  'next.config.ts': `import path from 'node:path'
export default { cacheComponents: true, turbopack: { root: path.resolve('../..') }, typescript: { ignoreBuildErrors: true } }`,
  'app/layout.tsx': `export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="ru"><body>{children}</body></html>
}`,
  'app/page.tsx': `export default function Page() { return <h1>Empty</h1> }`,
  'app/other/page.tsx': `import { GoBack } from './go-back'
export default function Page() { return <><h1>Other</h1><GoBack /></> }`,
  'app/other/go-back.tsx': `'use client'
export function GoBack() { return null }`,
  'app/health/route.ts': `export function GET() { return new Response('ok') }`,
}

/** An application of the same Next version with nothing in it: what every page of ours is measured against. */
export async function startEmptyApp(): Promise<Started> {
  await rm(FOLDER, { recursive: true, force: true })
  for (const [file, content] of Object.entries(FILES)) {
    const target = path.join(FOLDER, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, content)
  }
  await run(['build'])
  const port = await freePort()
  return startProcess({
    script: path.join(root, 'node_modules/next/dist/bin/next'),
    args: ['start', '-p', String(port)],
    port,
    quiet: true,
    cwd: FOLDER,
    env: { NODE_ENV: 'production' },
  })
}

function run(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules/next/dist/bin/next'), ...args], {
      cwd: FOLDER,
      env: { ...process.env, NODE_ENV: 'production', NEXT_DIST_DIR: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: string[] = []
    child.stdout.on('data', (chunk) => output.push(String(chunk)))
    child.stderr.on('data', (chunk) => output.push(String(chunk)))
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(output.join('')))))
  })
}
