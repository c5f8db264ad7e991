import type { GatewayClient } from '@/lib/gateway/client'
import { getBootstrap } from '@/lib/gateway/contracts/catalog/catalog'
import { listVacancies } from '@/lib/gateway/contracts/site/hr'
import { listOriginalCatalogs } from '@/lib/gateway/contracts/catalog/original-catalogs'
import { hrefs } from '@/lib/routing/hrefs'
import { sharedListHref } from '@/lib/routing/shared-items'
import { DESKTOP, expectAccessible, expectFaultlessOnScreens, PHONE } from '../fixtures/accessibility'
import {
  findListing,
  findPartWithAnalogs,
  findPathFilter,
  findProduct,
  findSharedNumber,
} from '../fixtures/demo-products'
import { findBuyablePart } from '../fixtures/original-units'
import { expect, test } from '../fixtures/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Those that no other journey looks at for faults. */
const screens: Record<string, (gateway: GatewayClient) => Promise<string> | string> = {
  'the home page': () => hrefs.home,
  'the catalogue': () => hrefs.catalog,
  'the car service': () => hrefs.autoservice,
  'the car service of companies': () => hrefs.autoserviceCorp,
  'the storage of tyres': () => hrefs.autoserviceStorage,
  'the club': () => hrefs.club,
  'the app of the club': () => hrefs.clubApp,
  'questions about the club': () => hrefs.clubFaq,
  'the gift cards': () => hrefs.giftCards,
  'the promo codes': () => hrefs.giftPromocode,
  'a campaign': () => hrefs.cashback,
  'nothing to compare': () => hrefs.compare,
  'a list without products': () => sharedListHref([], false),
  'the cooperation': () => hrefs.cooperation,
  'an offer of a supplier': () => hrefs.cooperationSuppliers,
  'an offer of a workshop': () => hrefs.cooperationAutoservices,
  'a stale link out of the emails': () => hrefs.unsubscribe,
  'a section': async (gateway) => hrefs.section((await findListing(gateway)).code),
  'a filtered section': async (gateway) => {
    const listing = await findListing(gateway)
    const { id, first, second } = findPathFilter(listing)
    return `${hrefs.section(listing.code)}?filters=${id}.${first.id},${second.id}&page=2`
  },
  'the search for products by address': () => hrefs.products,
  'a product with reviews': async (gateway) => {
    const product = await findProduct(gateway, ({ reviewsCount }) => reviewsCount > 0)
    return `${hrefs.products}/${product.id}`
  },
  'the empty search': () => hrefs.search(),
  'a search by words': () => hrefs.search({ q: 'фильтр неведомый солярис' }),
  'a search by number': async (gateway) => {
    const { part } = await findPartWithAnalogs(gateway)
    return hrefs.search({ q: part.article, mode: 'articul' })
  },
  'a choice of brands': async (gateway) => hrefs.search({ q: (await findSharedNumber(gateway)).article }),
  'a search that found nothing': () => hrefs.search({ q: 'мюмзики варкалось' }),
  'the way to analogs': () => hrefs.analogs,
  'analogs of a part': async (gateway) => {
    const { part } = await findPartWithAnalogs(gateway)
    return hrefs.analogsOf(part.article, part.brand)
  },
  'all brands': () => hrefs.brands,
  'a brand': async (gateway) => hrefs.brand((await findProduct(gateway)).brandCode ?? ''),
  'all shops': () => hrefs.shops,
  'a shop': async (gateway) => {
    const [shop] = (await gateway.call(getBootstrap, {})).shops
    return hrefs.shop(shop?.code ?? '')
  },
  'the help': () => hrefs.help,
  'an email to the shop': () => hrefs.contactSpecialist({ query: 'щётки', car: 'LADA Vesta' }),
  'the way back from a new e-mail': () => `${hrefs.contactBack}?token=stale`,
  'the answer to a form without scripts': () => hrefs.inquiryAnswer,
  'about the company': () => hrefs.about,
  'the news': () => hrefs.news,
  'the certificates': () => hrefs.certificates,
  'the vacancies': () => hrefs.vacancies,
  'a vacancy': async (gateway) => {
    const { vacancies } = await gateway.call(listVacancies, {})
    return hrefs.vacancy(vacancies[0]?.id ?? '')
  },
  'the original catalogues': () => hrefs.originalCatalogs,
  'a mistyped VIN': () => hrefs.originalCatalogsFor('XW7ARUS00DA00086'),
  'an original catalogue': async (gateway) => {
    const { catalogs } = await gateway.call(listOriginalCatalogs, {})
    return hrefs.originalCatalog(catalogs.find(({ isWizard }) => isWizard)?.code ?? '')
  },
  'a car of an original catalogue': async (gateway) =>
    (await findBuyablePart(gateway)).path.replace('/unit', '/group').replace(/&(?:group|unit)=[^&]*/g, ''),
  'a group of an original catalogue': async (gateway) =>
    (await findBuyablePart(gateway)).path.replace('/unit', '/group').replace(/&unit=[^&]*/, ''),
  'the form of signing in': () => hrefs.signIn,
  'the answer to a look-up without scripts': () => hrefs.foundOrder,
  'a missing page': () => '/no-such-page',
}

/** Screens whose form is loaded when the visitor acts. */
const WITH_A_LATE_FORM: readonly string[] = ['an offer of a supplier', 'an offer of a workshop', 'a vacancy']

/** Screens that share one visit: a browser's window of its own for each took a fifth of the time. */
const SCREENS_A_VISIT = 7
const visits = Object.entries(screens).reduce<[string, (typeof screens)[string]][][]>((all, screen, at) => {
  if (at % SCREENS_A_VISIT === 0) all.push([])
  all.at(-1)?.push(screen)
  return all
}, [])

test.describe('opened on a phone, then seen on a desktop', () => {
  test.use({ viewport: PHONE })

  for (const visit of visits) {
    const names = visit.map(([name]) => name)
    test(`${names.join(', ')} have no fault`, async ({ page, shop, gateway, strayErrors }) => {
      test.slow()
      strayErrors.expectError(/404/)
      for (const [name, pathOf] of visit) {
        await test.step(name, async () => {
          await shop.open(await pathOf(gateway))
          await expect(shop.heading).toBeVisible()
          if (WITH_A_LATE_FORM.includes(name)) {
            await page.mouse.move(1, 1)
            await expect(page.getByRole('main').getByRole('form')).toBeVisible()
          }
          await expectFaultlessOnScreens(page)
        })
      }
    })
  }
})

test('hints of the search and the open menu have no fault on a phone and a desktop', async ({
  page,
  shop,
}) => {
  for (const { screen, opener } of [
    { screen: PHONE, opener: page.getByRole('link', { name: 'Меню', exact: true }) },
    {
      screen: DESKTOP,
      opener: page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true }),
    },
  ]) {
    await page.setViewportSize(screen)
    await shop.open(hrefs.home)
    await shop.searchField.fill('фильтр')
    await expect(shop.hints.getByRole('option').first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(shop.hints).toBeHidden()
    await opener.click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
  }
})
