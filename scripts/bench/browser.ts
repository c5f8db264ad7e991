import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../shop/chromium.ts'
import { median } from './statistics.ts'

/** Longer than the idle timeout of fetching ahead. */
const QUIET_MS = 2500
const PHONE = { width: 412, height: 823 }
export const DESKTOP = { width: 1440, height: 900 }

export function launchBrowser(port?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, ...(port ? [`--remote-debugging-port=${port}`] : [])],
  })
}

/** Bytes of all scripts that the document names or that are fetched up to the load event, each gzip-compressed. */
export async function firstLoadScriptBytes(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  const addresses = new Set<string>()
  let loaded = false
  page.on('load', () => (loaded = true))
  page.on('request', (request) => {
    if (!loaded && request.resourceType() === 'script') addresses.add(request.url())
  })
  const document = await page.goto(url, { waitUntil: 'load' })
  for (const source of namedScripts((await document?.text()) ?? '')) addresses.add(new URL(source, url).href)
  const bodies = await Promise.all(
    [...addresses].map(async (address) => (await page.request.get(address)).body()),
  )
  await context.close()
  return bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0)
}

/** Scripts for browsers without modules are fetched by none of today's. */
function namedScripts(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].flatMap(([tag, source]) =>
    source === undefined || /\bnomodule\b/i.test(tag) ? [] : [source],
  )
}

type Click = {
  from: string
  /** CSS selector of the link to click. */
  link: string
  /** CSS selector of the element whose text changes with the page. */
  marker: string
}

/** Milliseconds from a click to the frame that shows the new content: median of several, the page warm and fetched ahead. */
export async function clickToPaint(
  browser: Browser,
  click: Click,
  times: number,
  phone = false,
): Promise<number> {
  const context = await browser.newContext({ viewport: phone ? PHONE : DESKTOP })
  const page = await context.newPage()
  if (phone) await slowDown(page)
  const durations: number[] = []
  for (let run = 0; run < times; run += 1) {
    await page.goto(click.from, { waitUntil: 'load' })
    const link = page.locator(click.link).first()
    await link.hover()
    await untilQuiet(page)
    durations.push(await timeClick(page, click))
  }
  await context.close()
  return median(durations)
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
const TIME_CLICK = `({ link, marker }) => new Promise((resolve) => {
  function textOf() {
    const shown = [...document.querySelectorAll(marker)].find((element) => element.offsetParent !== null)
    return shown ? shown.innerText : ''
  }
  const before = textOf()
  const began = performance.now()
  function look() {
    const text = textOf()
    if (text === '' || text === before) return requestAnimationFrame(look)
    return requestAnimationFrame(() => resolve(performance.now() - began))
  }
  document.querySelector(link).click()
  look()
})`

async function timeClick(page: Page, { link, marker }: Click): Promise<number> {
  return Number(await page.evaluate(`(${TIME_CLICK})(${JSON.stringify({ link, marker })})`))
}

/** What Lighthouse's mobile preset simulates, applied for real. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}
