import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { CONSENT_COOKIE } from '@/lib/consent/cookie-consent'
import { DESKTOP, untilQuiet } from '../browser.ts'
import type { Person } from '../people.ts'

const HOVER_MS = 1000

/** A browser of its own for one visitor, who has answered the cookie banner. */
export async function openContext(browser: Browser, url: string, person?: Person): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'ru-RU' })
  await context.addCookies(cookiesOf(url, person))
  return context
}

export function cookiesOf(url: string, person?: Person) {
  const own = person?.cookies() ?? ''
  return `${CONSENT_COOKIE}=necessary${own && `; ${own}`}`.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return { name, value, url }
  })
}

/** Opens a page and waits until it does nothing more by itself. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' })
  await untilQuiet(page)
}

export type Answered = {
  /** From the press to the frame after the one that shows the answer. */
  ms: number
  /** Which frame after the press shows it, 1 being the very next. */
  frames: number
  /** When the press was made, on the page's own clock. */
  began: number
}

/** Calls a function in the page, given as text because the loader of this script adds helpers that the page would not know. */
export async function callOn(target: Locator, text: string): Promise<unknown> {
  await target.evaluate((element) => void Object.assign(globalThis, { benchTarget: element }))
  return target.page().evaluate(`(${text})(globalThis.benchTarget)`)
}

const ARM = `(element, shown) => {
  globalThis.benchResponse = new Promise((resolve) => {
    addEventListener('click', ({ timeStamp: began }) => {
      let frames = 0
      requestAnimationFrame(function look() {
        frames += 1
        if (!shown(element)) return requestAnimationFrame(look)
        requestAnimationFrame(() => resolve({ ms: performance.now() - began, frames, began }))
      })
    }, { capture: true, once: true })
  })
}`

/**
 * Presses with a real mouse and takes the time on the page's clock. `shown` is the text of a function in the page that is
 * given what was pressed; each frame asks it before it is painted.
 */
export async function press(target: Locator, shown: string): Promise<Answered> {
  await target.hover()
  await target.page().waitForTimeout(HOVER_MS)
  await callOn(target, `(element) => (${ARM})(element, ${shown})`)
  await target.click()
  return target.page().evaluate<Answered>('globalThis.benchResponse')
}
