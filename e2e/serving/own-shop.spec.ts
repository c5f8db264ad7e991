import type { APIRequestContext } from '@playwright/test'
import { extractText } from 'unpdf'
import { hrefs } from '@/lib/routing/hrefs'
import { isGuarded } from '@/lib/routing/guards'
import { addressPatterns } from '@/tools/addresses/address-patterns'
import { test } from '../fixtures/empty-shop'
import { expect } from '../fixtures/test'
import { OWN_COLOUR, OWN_NAME } from '../shop/own-shop-files'

/** One shop for the file: each worker would start its own. */
test.describe.configure({ mode: 'default' })

/**
 * Names that no visitor reads as the shop's: the desk's address, the code on the wire and the call of an app, as the specification has
 * them, and where a browser keeps the session and the car.
 */
const WIRE_NAMES = /arus_elements|arus_?code|arusNavigate|arus_(?:user|shop)\b|arus-has-car/gi
const FOREIGN_NAME = /(?<![а-яё])арус|(?<![a-z])arus/gi
const FOR_MACHINES = [
  '/manifest.webmanifest',
  '/opensearch.xml',
  '/robots.txt',
  '/sitemap.xml',
  '/feed/yandex.yml',
  '/feed/news.xml',
  '/feed/promo.xml',
  '/offline.html',
  '/offline.js',
  '/old-browser.js',
  '/club-card.js',
  '/icons.svg',
  '/net-takoy-stranicy',
  '/.well-known/security.txt',
]

function foreignNames(text: string): string[] {
  const own = text.replaceAll(WIRE_NAMES, '')
  return [...own.matchAll(FOREIGN_NAME)].map(({ index }) => own.slice(Math.max(0, index - 60), index + 40))
}

async function findCode(request: APIRequestContext, q: string): Promise<string> {
  const html = await (await request.get(hrefs.search({ q }))).text()
  return /\/product\/(00-\d{8})/.exec(html)?.[1] ?? ''
}

test('a product shows what the files say of it, and is found by its barcode', async ({ page, request }) => {
  await page.goto(hrefs.search({ q: '4011558710507' }))
  await expect(page.getByText('W 712/95').first()).toBeVisible()
  await page.goto(`${hrefs.products}/${await findCode(request, 'W 712/95')}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('W 712/95')
  await expect(page.getByText('Полнопоточный фильтр с клапаном.').first()).toBeVisible()
  await expect(page.getByText('M20x1.5').first()).toBeVisible()
  await expect(page.getByText('0,35\u00a0кг').first()).toBeVisible()
  await expect(page.getByText('OC 90').first()).toBeVisible()
  const picture = page.locator('img[src*="/goods/"]').first()
  await expect(picture).toBeVisible()
  expect((await request.get((await picture.getAttribute('src')) ?? '')).status()).toBe(200)
})

test('an old number leads to the one that is sold instead', async ({ page }) => {
  await page.goto(hrefs.search({ brand: 'KNECHT', article: 'OC 90' }))
  await expect(page.getByText('OC 90 OF').first()).toBeVisible()
})

test('a section is narrowed by a property of the file', async ({ page }) => {
  await page.goto(hrefs.section('filtry'))
  await page
    .getByRole('link', { name: /M20x1\.5/ })
    .first()
    .click()
  await expect(page).toHaveURL(/rezba/)
  await expect(page.getByText('W 712/95').first()).toBeVisible()
})

test('logo, colour and telephones are the owner’s', async ({ page, request }) => {
  await page.goto(hrefs.home)
  const logo = page.getByRole('link', { name: `${OWN_NAME}, на главную` })
  await expect(logo.locator('img')).toHaveJSProperty('complete', true)
  expect(await logo.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  )
  await page.emulateMedia({ media: 'print' })
  await expect(logo.locator('img'), 'a white logo on paper').toHaveCSS('print-color-adjust', 'exact')
  await expect(logo.locator('img')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.emulateMedia({ media: null })
  await expect(page.getByText('+7 (4852) 33-44-55').first()).toBeVisible()
  const action = page.locator('html')
  expect(await action.evaluate((html) => getComputedStyle(html).getPropertyValue('--color-action'))).toBe(
    OWN_COLOUR,
  )
  await page.goto(hrefs.shops)
  await expect(page.getByText('+7 (48434) 3-44-55').first()).toBeVisible()
  for (const [file, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/icon-192.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/og.png', 'image/png'],
  ] as const) {
    const response = await request.get(file)
    expect([file, response.status(), response.headers()['content-type']]).toEqual([file, 200, type])
  }
})

test('is nowhere called by another name', async ({ request }) => {
  const code = await findCode(request, 'W 712/95')
  const pages = [
    ...addressPatterns().filter((address) => !isGuarded(address.split(/[?#]/, 1)[0] ?? '')),
    ...FOR_MACHINES,
    `${hrefs.products}/${code}`,
    hrefs.section('filtry'),
    hrefs.search({ q: 'фильтр масляный' }),
    hrefs.search({ q: '99-00000000', mode: 'arusCode' }),
    '/about/news/otkrytie',
    '/about/promo/skidka',
    '/about/brands/mann-filter',
    '/shops/sovetskaya',
    '/help/delivery',
  ]
  const found: string[] = []
  for (const address of new Set(pages)) {
    const response = await request.get(address)
    const named = foreignNames(await response.text())
    if (named.length > 0) found.push(`${address}: ${named.join(' | ')}`)
  }
  expect(found).toEqual([])
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { short_name: string }
  expect(manifest.short_name).toBe(OWN_NAME)
  const paper = await request.get('/gw/media/file/documents/help/privacy.pdf')
  const { text } = await extractText(new Uint8Array(await paper.body()), { mergePages: true })
  expect(foreignNames(text)).toEqual([])
})

test('its sign-in promises no code, which nothing sends: the staff tells it', async ({ page }) => {
  await page.goto(hrefs.signIn)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Войти', exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Войти по коду' })).toHaveCount(0)
  await main.getByRole('button', { name: 'Забыли пароль?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новый пароль' })
  await expect(dialog.getByText('Код назовёт сотрудник магазина')).toBeVisible()
  await dialog.getByLabel('Телефон или почта').fill('8 900 000-00-09')
  await dialog.getByRole('button', { name: 'Получить код' }).click()
  await expect(dialog.getByText('Магазин не отправляет СМС.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: '+7 (4852) 33-44-55' })).toBeVisible()
  await expect(dialog.getByLabel('Код', { exact: true })).toBeFocused()
})

test('works of a car service are offered nowhere, since it has none', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap/pages.xml')).text()
  for (const address of [hrefs.autoservice, hrefs.autoserviceCorp, hrefs.autoserviceStorage]) {
    expect((await request.get(address)).status()).toBe(404)
    expect(sitemap).not.toContain(`${address}</loc>`)
  }
})

test('the same files again change nothing', async ({ ownShop: { sourceCommand } }) => {
  expect(await sourceCommand('import', 'goods.csv', '--goods', '--pictures', 'pictures')).toContain(
    'Товаров изменено: 0',
  )
  expect(await sourceCommand('content', 'texts')).toContain('Всё уже так, менять нечего')
})

test('makers’ drawings are offered nowhere, since it has none', async ({ request }) => {
  const offering = [
    hrefs.catalog,
    '/help/feedback',
    hrefs.search({ q: 'Z94K241CBHR123456' }),
    '/sitemap/pages.xml',
  ]
  for (const address of offering)
    expect(await (await request.get(address)).text(), address).not.toContain(hrefs.originalCatalogs)
})
