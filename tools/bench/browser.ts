import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../scripts/shop/chromium.ts'
import { median } from './statistics.ts'
import { type Click, type PressEnd, timePress } from './measure/time-press.ts'

/** Longer than the idle timeout of fetching ahead. */
const QUIET_MS = 2500
const STAY_MS = 3000
const PHONE = { width: 412, height: 823 }
export const DESKTOP = { width: 1440, height: 900 }

export function launchBrowser(port?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, ...(port ? [`--remote-debugging-port=${port}`] : [])],
  })
}

/** All scripts that a page loads until it requests nothing more, prefetches included; `act` is what is done in it first. */
export async function loadedScripts(
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<void> = async () => {},
): Promise<Buffer[]> {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  const addresses = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.add(request.url())
  })
  await page.goto(url, { waitUntil: 'load' })
  await act(page)
  await untilQuiet(page)
  const bodies = await Promise.all(
    [...addresses].map(async (address) => (await page.request.get(address)).body()),
  )
  await context.close()
  return bodies
}

/** What scripts weigh as they are sent, each gzip-compressed. */
export function gzipBytes(scripts: readonly Buffer[]): number {
  return scripts.reduce((sum, script) => sum + gzipSync(script).byteLength, 0)
}

/** Median milliseconds, and how many of the presses became a plain navigation or only loaded their page again. */
export type PressToPaint = { ms: number; left: number; reloaded: number }

/**
 * From a press to the frame that shows the new content, as a stranger meets it: a new visitor each time, three seconds on the page,
 * then a press without a hover, on another link in view each time.
 */
export async function pressToPaint(
  browser: Browser,
  click: Click,
  times: number,
  phone = false,
): Promise<PressToPaint> {
  const presses: Awaited<ReturnType<typeof timePress>>[] = []
  for (let run = 0; run < times; run += 1) {
    const context = await browser.newContext({ viewport: phone ? PHONE : DESKTOP })
    const page = await context.newPage()
    if (phone) await slowDown(page)
    await page.goto(click.from, { waitUntil: 'load' })
    await sleep(STAY_MS)
    presses.push(await timePress(page, click, run))
    await context.close()
  }
  const howMany = (end: PressEnd) => presses.filter((one) => one.end === end).length
  return { ms: median(presses.map(({ ms }) => ms)), left: howMany('left'), reloaded: howMany('reloaded') }
}

/** Until the page has requested nothing for a while: all prefetches have ended. */
export async function untilQuiet(page: Page): Promise<void> {
  let last = performance.now()
  const note = () => {
    last = performance.now()
  }
  page.on('request', note)
  page.on('response', note)
  while (performance.now() - last < QUIET_MS) await sleep(QUIET_MS / 10)
  page.off('request', note)
  page.off('response', note)
}

/** A phone on a slow line, as Lighthouse's mobile preset applies one. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562,
    downloadThroughput: 1_440_000 / 8,
    uploadThroughput: 675_000 / 8,
  })
}
