import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../shop/chromium.ts'
import { median } from './statistics.ts'

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

/** All scripts that a page loads until it asks for nothing more, what it fetches ahead included; `act` is what is done in it first. */
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

type Click = {
  from: string
  /** CSS selector of the link to click. */
  link: string
  /** CSS selector of the element whose text changes with the page. */
  marker: string
}

/** Median milliseconds, and how many of the presses became a plain navigation, the shop's scripts being late. */
export type PressToPaint = { ms: number; plain: number }

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
  const durations: number[] = []
  let plain = 0
  for (let run = 0; run < times; run += 1) {
    const context = await browser.newContext({ viewport: phone ? PHONE : DESKTOP })
    const page = await context.newPage()
    if (phone) await slowDown(page)
    await page.goto(click.from, { waitUntil: 'load' })
    await sleep(STAY_MS)
    const took = await timePress(page, click, run)
    durations.push(took.ms)
    if (took.isPlain) plain += 1
    await context.close()
  }
  return { ms: median(durations), plain }
}

async function timePress(page: Page, click: Click, run: number): Promise<{ ms: number; isPlain: boolean }> {
  const began = performance.now()
  try {
    const ms = Number(await page.evaluate(`(${TIME_PRESS})(${JSON.stringify({ ...click, run })})`))
    return { ms, isPlain: false }
  } catch (error) {
    // The document went, and the function in it with it: the browser follows the link by itself.
    if (page.url() === click.from) throw error
    await page.locator(click.marker).filter({ visible: true }).first().waitFor()
    await page.evaluate('new Promise(requestAnimationFrame)')
    return { ms: performance.now() - began, isPlain: true }
  }
}

/** Until the page has asked for nothing for a while: what can be fetched ahead has been. */
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

/** Text, because the loader of this script adds helpers to functions that the page would not know. */
const TIME_PRESS = `({ link, marker, run }) => new Promise((resolve) => {
  function textOf() {
    const shown = [...document.querySelectorAll(marker)].find((element) => element.offsetParent !== null)
    return shown ? shown.innerText : ''
  }
  const inView = [...document.querySelectorAll(link)].filter((element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && top >= 0 && bottom <= innerHeight
  })
  const before = textOf()
  const began = performance.now()
  function look() {
    const text = textOf()
    if (text === '' || text === before) return requestAnimationFrame(look)
    return requestAnimationFrame(() => resolve(performance.now() - began))
  }
  inView[run % inView.length].click()
  look()
})`

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
