import type { Page } from '@playwright/test'

export type Click = {
  from: string
  /** CSS selector of the link to click. */
  link: string
  /** CSS selector of the element whose text changes with the page. */
  marker: string
}

/**
 * What a press led to: the new content in the same document, another document because the shop's scripts were late, or the same page
 * loaded again, the press lost.
 */
export type PressEnd = 'stayed' | 'left' | 'reloaded'

const GONE = /Execution context was destroyed|Cannot find context|Inspected target navigated/
/** How many documents may follow each other before the page comes to rest: the link's own, and what it sends the browser on to. */
const MOST_DOCUMENTS = 5

/** Presses the link in view whose turn it is, and waits for the frame that shows what it leads to, in whichever document that is. */
export async function timePress(
  page: Page,
  click: Click,
  run: number,
): Promise<{ ms: number; end: PressEnd }> {
  const began = performance.now()
  try {
    const ms = Number(await page.evaluate(`(${TIME_PRESS})(${JSON.stringify({ ...click, run })})`))
    return { ms, end: 'stayed' }
  } catch (error) {
    // The document went, and the function in it with it: the browser follows the link by itself.
    if (!isGone(error)) throw error
  }
  await untilPainted(page, click.marker)
  // Only now: the address changes a little after the document has gone.
  return { ms: performance.now() - began, end: page.url() === click.from ? 'reloaded' : 'left' }
}

/** A document that is just coming may give way to the next one. */
async function untilPainted(page: Page, marker: string): Promise<void> {
  for (let documents = 1; ; documents += 1) {
    try {
      await page.locator(marker).filter({ visible: true }).first().waitFor()
      await page.evaluate('new Promise(requestAnimationFrame)')
      return
    } catch (error) {
      if (!isGone(error) || documents === MOST_DOCUMENTS) throw error
    }
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && GONE.test(error.message)
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
  // Looked at in each frame, a page that only waits would work for it.
  let looking = 0
  const observer = new MutationObserver(() => (looking ||= requestAnimationFrame(look)))
  function look() {
    looking = 0
    const text = textOf()
    if (text === '' || text === before) return
    observer.disconnect()
    requestAnimationFrame(() => resolve(performance.now() - began))
  }
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  inView[run % inView.length].click()
})`
