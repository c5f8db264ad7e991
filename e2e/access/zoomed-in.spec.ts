import { hrefs } from '@/lib/routing/hrefs'
import { findProduct } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

test.describe('zoomed in to four times the size', () => {
  test.use({ viewport: { width: 320, height: 256 }, consent: 'undecided' })

  test('bars leave the window to the page', async ({ page, shop, gateway }) => {
    const { id } = await findProduct(gateway)
    for (const path of [hrefs.home, `${hrefs.products}/${id}`]) {
      await shop.open(path)
      await page.mouse.wheel(0, 400)
      await expect(async () => {
        await page.keyboard.press('Shift')
        await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeAttached({ timeout: 1000 })
      }).toPass()
      const covered = await page.evaluate(() => {
        const fixed = [...document.body.querySelectorAll('*')].filter((element) => {
          const { position } = getComputedStyle(element)
          return (position === 'fixed' || position === 'sticky') && element.checkVisibility()
        })
        const heights = fixed.map((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
        })
        return heights.reduce((sum, height) => sum + height, 0) / innerHeight
      })
      expect(covered, path).toBeLessThan(0.35)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
  })
})
