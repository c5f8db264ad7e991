import lighthouse from 'lighthouse'
import { freePort } from '../../../lib/connections/free-port.ts'
import { launchBrowser } from '../browser.ts'
import { median } from '../statistics.ts'

const RUNS = 3
/** Faults of the tracing and not of the page: such a run is repeated. */
const TRACING_FAULTS: readonly string[] = ['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_FCP']
const MOST_REPEATS = 3

type BrowserCookie = { name: string; value: string; url: string }

export type LighthouseFigures = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaintS: number
  blockingMs: number
  layoutShift: number
}

/** Lighthouse's mobile preset on one address: median of three runs, figure by figure. */
export async function measureLighthouse(url: string): Promise<LighthouseFigures> {
  const runs: LighthouseFigures[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(url))
  return medianFigures(runs)
}

export function medianFigures(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const middle = (key: keyof LighthouseFigures) => median(runs.map((figures) => figures[key]))
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    largestPaintS: middle('largestPaintS'),
    blockingMs: middle('blockingMs'),
    layoutShift: middle('layoutShift'),
  }
}

/** The same for a visitor with these cookies, once: the audits of such pages do not vary from run to run. */
export async function scorePrivatePage(
  url: string,
  cookies: readonly BrowserCookie[],
): Promise<Pick<LighthouseFigures, 'accessibility' | 'bestPractices'>> {
  return runLighthouse(url, cookies, ['accessibility', 'best-practices'])
}

export async function runLighthouse(...requested: Parameters<typeof runOnce>): Promise<LighthouseFigures> {
  for (let repeats = 0; repeats < MOST_REPEATS; repeats += 1) {
    const figures = await runOnce(...requested)
    if (figures) return figures
  }
  throw new Error(`Lighthouse could not trace ${requested[0]}`)
}

/** Undefined where the browser has not traced the page from its beginning. */
async function runOnce(
  url: string,
  cookies: readonly BrowserCookie[] = [],
  onlyCategories?: string[],
): Promise<LighthouseFigures | undefined> {
  const port = await freePort()
  const browser = await launchBrowser(port)
  try {
    // Lighthouse opens a tab of the browser itself, not of a context of its own.
    const session = await browser.newBrowserCDPSession()
    await session.send('Storage.setCookies', { cookies: [...cookies] })
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    if (TRACING_FAULTS.includes(result.lhr.runtimeError?.code ?? '')) return undefined
    if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`)
    const shown = result.lhr.finalDisplayedUrl
    if (cookies.length > 0 && shown !== url) throw new Error(`${url} led to ${shown}: nobody is signed in`)
    const { categories, audits } = result.lhr
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestPaintS: value('largest-contentful-paint') / 1000,
      blockingMs: value('total-blocking-time'),
      layoutShift: value('cumulative-layout-shift'),
    }
  } finally {
    await browser.close()
  }
}
