import type { Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { expect, test } from './fixtures/test'

const WATCH = `
  window.fades = []
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    if (this.id === 'content') window.fades.push(frames.map(({ opacity }) => opacity))
    return animate.call(this, frames, options)
  }`

/** Where the opacity of the page's container has gone, animation by animation. */
async function watchFades(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript({ content: WATCH })
  return () => page.evaluate('window.fades')
}

test('the old page fades out before the new one fades in', async ({ page, shop }) => {
  const fades = await watchFades(page)
  await shop.open(hrefs.shops)
  await page.getByRole('banner').getByRole('link', { name: 'Бренды' }).click()
  await shop.expectHeading(/^Бренды/)
  await expect.poll(fades).toEqual([
    [1, expect.any(Number)],
    [expect.any(Number), 1],
  ])
})

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
