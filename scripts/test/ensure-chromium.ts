import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumPath, HEADLESS_SHELL } from '../shop/chromium'

type Command = [program: string, ...args: string[]]

const install = (name: string): Command => ['apt-get', 'install', '-y', '-q', '--no-install-recommends', name]

/** Debian's packages first: where Playwright's own download is blocked, the package registry usually is not. */
const DEBIAN: readonly (readonly Command[])[] = [
  [['apt-get', 'update', '-q'], install('chromium-headless-shell')],
  [install('chromium')],
]
const PLAYWRIGHT: readonly Command[] = [['playwright', 'install', 'chromium']]

/**
 * The browser that the tests drive: `CHROMIUM_PATH`, one of the machine, Playwright's own, else one installed now. Throws
 * when none can be had.
 */
export function ensureChromium(): string {
  const present = findChromium()
  if (present) return present
  console.log('Installing Chromium…')
  const said: string[] = []
  for (const way of canUseApt() ? [...DEBIAN, PLAYWRIGHT] : [PLAYWRIGHT]) {
    said.push(...way.map(run))
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    `No Chromium, and none could be installed: install one or set CHROMIUM_PATH.\n${said.join('\n')}`,
  )
}

/** A Chromium that is there already. */
export function findChromium(): string | undefined {
  if (!process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL
  try {
    return chromiumPath()
  } catch {
    const own = chromium.executablePath()
    return existsSync(own) ? own : undefined
  }
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function run([program, ...args]: Command): string {
  const result = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return result.status === 0
    ? ''
    : `${program} ${args.join(' ')}: ${result.error?.message ?? result.stderr.slice(-2000)}`
}
