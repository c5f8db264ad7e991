/**
 * Runs `scripts/<name>.ts`, or another script by its path, on the pinned Node, installing the packages first when they are not those of the lock file.
 * Plain JavaScript for Node 20, because it runs before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.arus-lock`
/** Not `ci`: it refuses a lock file that lacks a build of an optional package for some other platform. */
const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
const PARENT_LOOK_MS = 500
const pinnedNode = `${root}node_modules/.bin/node`

function lockHash() {
  return createHash('sha1')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
}

function packagesAreCurrent() {
  return existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()
}

function installPackages() {
  console.log('Ставим пакеты, это займёт минуту-другую…')
  const result = spawnSync('npm', INSTALL, { cwd: root, stdio: 'inherit' })
  if (result.status !== 0) process.exit(result.status ?? 1)
  writeFileSync(stamp, lockHash())
}

const [name = '', ...args] = process.argv.slice(2)
const script = name.includes('/') ? `${name}.ts` : `scripts/${name}.ts`
if (!packagesAreCurrent()) installPackages()

const child = spawn(pinnedNode, ['--import', 'tsx', script, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}`, NEXT_TELEMETRY_DISABLED: '1' },
})
// A stopped npm passes its signal to the shell between them alone, and dash keeps it to itself.
const parent = process.ppid
const watch =
  process.env.npm_lifecycle_event === undefined
    ? undefined
    : setInterval(() => {
        if (process.ppid === parent) return
        clearInterval(watch)
        child.kill('SIGTERM')
      }, PARENT_LOOK_MS)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
)
