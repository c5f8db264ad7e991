import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { CONSENT_COOKIE } from '../lib/consent/cookie-consent'
import { chromiumFlags, chromiumPath } from './shop/chromium'

/** Takes the README's picture of a shop that runs: `tsx scripts/screenshot.ts [address of a page]`. */
const FILE = fileURLToPath(new URL('../docs/screenshot.png', import.meta.url))
const SIZE = { width: 1440, height: 900 }

const address = process.argv[2] ?? 'http://localhost:3000/catalog/maslyanye-filtry'
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
try {
  const page = await browser.newPage({ viewport: SIZE, locale: 'ru-RU', timezoneId: 'Europe/Moscow' })
  await page.context().addCookies([{ name: CONSENT_COOKIE, value: 'necessary', url: address }])
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => {
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    return inView.every((image) => image.complete)
  })
  // A palette makes it a third as large, and it travels with every clone.
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(FILE)
} finally {
  await browser.close()
}
