import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { expect, test } from '../fixtures/test'

test.use({ fetchesAhead: true })

const LONG_MS = 500

/** How thick the veil over a leaving page gets. */
const PALED = 0.4

const WATCH = `
  window.fades = []
  window.faded = []
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    if (frames.opacity) {
      window.fades.push(frames.opacity)
      window.faded.push(this)
    }
    return animate.call(this, frames, options)
  }`

/** Where the opacity of what lies over the page has gone, animation by animation. */
async function watchFades(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript({ content: WATCH })
  return () => page.evaluate('window.fades')
}

for (const [what, ms] of [
  ['is there already', 0],
  ['takes its time', LONG_MS],
] as const) {
  test(`the old page fades out before a new one that ${what} fades in`, async ({ page, shop }) => {
    const fades = await watchFades(page)
    await shop.open(hrefs.shops)
    await page.route(`**${hrefs.brands}*`, async (route) => {
      await pause(ms)
      await route.fallback()
    })
    const link = page.getByRole('banner').getByRole('link', { name: 'Бренды' })
    // What the pointer lies over is fetched ahead.
    if (ms === 0) {
      const ahead = page.waitForResponse(`**${hrefs.brands}*`)
      await link.hover()
      await ahead
    }
    await link.click()
    await shop.expectHeading(/^Бренды/)
    await expect.poll(fades).toEqual([
      [0, PALED],
      [PALED, 0],
    ])
    await expect.poll(() => page.evaluate('window.faded.some((veil) => veil.isConnected)')).toBe(false)
  })
}

test.describe('who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('sees none', async ({ page, shop }) => {
    const fades = await watchFades(page)
    await shop.open(hrefs.shops)
    await page.getByRole('banner').getByRole('link', { name: 'Бренды' }).click()
    await shop.expectHeading(/^Бренды/)
    expect(await fades()).toEqual([])
  })
})
