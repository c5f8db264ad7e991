import { hrefs } from '@/lib/routing/hrefs'
import { expectAccessible } from '../fixtures/accessibility'
import { heldPieces } from '../fixtures/cart'
import { findOneProduct } from '../fixtures/products'
import { expect, test } from '../fixtures/test'

test.use({ fetchesAhead: true })

test.describe('a new visitor', () => {
  test.use({ consent: 'undecided' })

  test('is asked about cookies, refuses in one press, and can think again', async ({
    page,
    shop,
    context,
  }) => {
    await shop.open(hrefs.home)
    const question = page.getByRole('region', { name: 'Файлы cookie' })
    await page.mouse.wheel(0, 100)
    await expect(question).toBeVisible()
    await expectAccessible(page)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('arus_consent')

    await question.getByRole('button', { name: 'Только необходимые' }).click()
    await expect(question).toBeHidden()
    await shop.open(hrefs.shops)
    await page.getByRole('button', { name: 'Настройки cookie' }).click()
    await question.getByRole('button', { name: 'Согласиться' }).click()
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'arus_consent')?.value).toBe('all')
  })
})

test('the page says that the connection is gone, and when it is back', async ({
  page,
  shop,
  context,
  strayErrors,
}) => {
  // What was being fetched ahead in that moment is cut off.
  strayErrors.expectError(/ERR_INTERNET_DISCONNECTED/)
  await shop.open(hrefs.home)
  const notice = page.getByText('Нет интернета')
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
})

test('the mark of a click leaves the address once nobody has to read it any more', async ({ page, shop }) => {
  await shop.open(`${hrefs.shops}?ysclid=lx1&utm_source=mail&yclid=2`)
  await expect(page).toHaveURL(`${hrefs.shops}?utm_source=mail`)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('«В корзину» that is pressed without a connection is done once that is back', async ({
    page,
    shop,
    context,
    account,
    gateway,
    strayErrors,
  }) => {
    strayErrors.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/)
    const product = await findOneProduct(gateway)
    await account.signIn(context)
    await shop.open(`${hrefs.products}/${product.id}`)
    const buy = page
      .getByRole('main')
      .getByRole('button', { name: /^В корзину/ })
      .first()
    await context.setOffline(true)
    const notice = page.getByText('Нет интернета')
    await expect(notice).toBeVisible()
    const waiting = page.getByText('Продолжим, как только он вернётся')
    await buy.click()
    await expect(waiting).toBeVisible()
    expect(await heldPieces(account.gateway)).toEqual({})
    await context.setOffline(false)
    await expect(notice).toBeHidden()
    await expect.poll(() => heldPieces(account.gateway)).toEqual({ [product.article]: 1 })
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
  })
})

test.describe('a browser below the minimum', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko)'
  test.use({ userAgent: `${chrome} Chrome/50.0.2661.102 Safari/537.36` })

  test('is told so, in words that it can parse', async ({ page, request }) => {
    await page.goto(hrefs.home)
    const notice = page.getByRole('alert').filter({ hasText: 'Ваш браузер устарел' })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'Закрыть' }).click()
    await expect(notice).toBeHidden()

    const script = await (await request.get('/old-browser.js')).text()
    expect(script).not.toMatch(/=>|\b(?:const|let|class|async)\b|`|\?\.|\?\?/)
  })
})

test('a page whose scripts do not come is loaded once more, and not for ever', async ({
  page,
  strayErrors,
}) => {
  strayErrors.expectError(/Failed to load resource|ChunkLoadError|Loading chunk/)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  await page.goto(hrefs.shops)
  await expect.poll(() => documents).toBe(2)
  await page.waitForLoadState('load')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(documents).toBe(2)
})

test('the app around the shop opens links of push messages in the page that is open', async ({
  page,
  shop,
}) => {
  await shop.open(hrefs.home)
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  expect(await shop.follow('javascript:document.title="taken"')).toBe(false)
  expect(await shop.follow('//evil.example')).toBe(false)
  expect(await shop.follow(hrefs.shops)).toBe(true)
  await expect(page).toHaveURL(hrefs.shops)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
})

test('an integration that an address switches off stays off for the visit', async ({
  page,
  shop,
  context,
}) => {
  await shop.open(`${hrefs.home}?MindboxDisabled`)
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'arus_off')
  await expect.poll(async () => (await cookie())?.value).toBe('Mindbox')
  expect((await cookie())?.expires).toBe(-1)
  await shop.open(hrefs.shops)
  expect((await cookie())?.value).toBe('Mindbox')
  expect(await page.evaluate(() => sessionStorage.getItem('arus_off'))).toBe('Mindbox')
})

test.describe('/redirect', () => {
  test.use({ javaScriptEnabled: false })

  test('leads to an address of the shop, shows any other before it is followed, and refuses what is none', async ({
    page,
    shop,
    request,
  }) => {
    await page.goto(hrefs.redirect(hrefs.shops))
    await expect(page).toHaveURL(hrefs.shops)

    const address = 'https://example.org/path?a=1'
    const response = await page.goto(hrefs.redirect(address))
    expect(response?.status()).toBe(200)
    await shop.expectHeading('Вы уходите с сайта')
    await expect(page.getByText(address)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Перейти на example.org' })).toHaveAttribute('href', address)

    for (const link of ['javascript:alert(1)', '//evil.example', '/\\evil.example']) {
      const response = await request.get(hrefs.redirect(link), { maxRedirects: 0 })
      expect(response.status()).toBe(400)
      expect(await response.text()).not.toContain('href="javascript')
    }
  })
})

test('the check against robots tells the page around it when it is passed', async ({
  page,
  shop,
  context,
}) => {
  await shop.open(hrefs.home)
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = '/gw/protection'
    frame.title = 'Проверка'
    window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.contentWindow) Reflect.set(window, 'heard', data)
    })
    document.querySelector('main')?.prepend(frame)
  })
  await page.frameLocator('iframe').getByRole('button', { name: 'Я не робот' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toEqual({ endChecked: true })
  const pass = (await context.cookies(`${page.url()}gw/`)).find(({ name }) => name === 'arus_pass')
  expect([pass?.httpOnly, pass?.path]).toEqual([true, '/gw'])
})
