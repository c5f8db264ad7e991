import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Chromium as it runs in a container without a display, and without calls of its own. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium without windows, as Debian packs it: the same engine, a quarter quicker in the journeys. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  HEADLESS_SHELL,
]

/** The Chromium to drive: `CHROMIUM_PATH`, or one that the machine has. Throws when there is none. */
export function chromiumPath(): string {
  const given = process.env.CHROMIUM_PATH
  const found = given ?? KNOWN_PATHS.find((candidate) => existsSync(candidate)) ?? onPath()
  if (!found) throw new Error('No Chromium on this machine: install it or set CHROMIUM_PATH')
  return found
}

function onPath(): string | undefined {
  return spawnSync('which', ['chromium'], { encoding: 'utf8' }).stdout.trim() || undefined
}
