import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { distDir, root } from './paths.ts'
import { runProgram } from './run-program.ts'

/** What the build reads; `lib` is read by the gateway too, so a change there rebuilds once too often rather than too seldom. */
const SOURCES = ['app', 'components', 'features', 'framework', 'lib', 'stores', 'public']
const FILES = ['next.config.ts', 'instrumentation.ts', 'middleware.ts', 'package-lock.json', 'tsconfig.json']
const STAMP = 'arus-source-hash'

const ANOTHER_BUILD = 'Another next build process is already running'

/** Builds the storefront unless the last build was made of the same sources under the same name; the signal ends a build. */
export async function ensureBuild(signal?: AbortSignal): Promise<void> {
  const hash = await sourceHash()
  if ((await builtHash()) === hash) return
  console.log('Собираем магазин, это займёт пару минут…')
  await runBuild(signal)
  await writeFile(path.join(root, distDir, STAMP), hash)
}

async function builtHash(): Promise<string | undefined> {
  return readFile(path.join(root, distDir, STAMP), 'utf8').catch(() => undefined)
}

async function sourceHash(): Promise<string> {
  // The name of the build stands in the addresses of its scripts.
  const hash = createHash('sha1').update(process.env['NEXT_DEPLOYMENT_ID'] ?? '')
  const found = await Promise.all(SOURCES.map(listFiles))
  for (const file of [...found.flat().sort(), ...FILES]) {
    hash.update(file).update(await readFile(path.join(root, file)))
  }
  return hash.digest('hex')
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}

/** Why the build failed, in its own words unless there is something better. */
function failureOf(output: string): string {
  return output.includes(ANOTHER_BUILD)
    ? 'Магазин в этой папке уже собирает другой процесс: дождитесь его или остановите.'
    : `Магазин не собрался:\n${output}`
}

async function runBuild(signal: AbortSignal | undefined): Promise<void> {
  const { code, output } = await runProgram(['node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    signal,
  })
  if (code !== 0) throw new Error(failureOf(output))
}
