import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { CONSENT_COOKIE } from '../lib/consent/cookie-consent'
import { hrefs } from '../lib/routing/hrefs'
import { chromiumFlags, chromiumPath } from './shop/chromium'

/** Takes the README's pictures of a shop that runs: `tsx scripts/screenshot.ts [its address]`. */
const SHOP = process.argv[2] ?? 'http://localhost:3000'
const FOLDER = new URL('../docs/screenshots/', import.meta.url)
const DESKTOP = { width: 1440, height: 900 }
const PICTURES = [
  { name: 'home', path: hrefs.home, size: { width: 390, height: 844 } },
  { name: 'number', path: hrefs.search({ q: 'OC 90' }), size: DESKTOP },
  { name: 'listing', path: hrefs.section('maslyanye-filtry'), size: DESKTOP },
]

async function take(browser: Browser, { name, path, size }: (typeof PICTURES)[number]) {
  const page = await browser.newPage({ viewport: size, locale: 'ru-RU', timezoneId: 'Europe/Moscow' })
  await page.context().addCookies([{ name: CONSENT_COOKIE, value: 'necessary', url: SHOP }])
  await page.goto(new URL(path, SHOP).href)
  await page.evaluate(async () => {
    await document.fonts.ready
    // A lazy picture below the window never comes by itself.
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    for (const image of inView) image.loading = 'eager'
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)))
  })
  // A palette makes it a third as large, and it travels with every clone.
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(fileURLToPath(new URL(`${name}.png`, FOLDER)))
  await page.close()
}

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
try {
  for (const picture of PICTURES) await take(browser, picture)
} finally {
  await browser.close()
}
