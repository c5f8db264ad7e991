import { describe, expect, it } from 'vitest'
import { hrefs } from './hrefs'
import { hrefByName } from './named-routes'

describe('hrefs', () => {
  it.each([
    [hrefs.product({ internalCode: '00-00012345', brand: 'BOSCH', article: '1' }), '/product/00-00012345'],
    [hrefs.product({ internalCode: null, brand: 'BOSCH', article: 'A/1' }), '/product/bosch_a-1'],
    [hrefs.section('масла'), '/catalog/%D0%BC%D0%B0%D1%81%D0%BB%D0%B0'],
    [hrefs.search({ q: 'oc 90 & co' }), '/search?q=oc%2090%20%26%20co'],
    [hrefs.search({ brand: 'BOSCH', article: '1', oem: true }), '/search?brand=BOSCH&article=1&oem=1'],
    [hrefs.search({ q: 'a', mode: 'all' }), '/search?q=a'],
    [hrefs.search({ q: 'a', mode: 'articul', oem: false }), '/search?q=a&mode=articul'],
    [hrefs.search(), '/search'],
    [hrefs.analogsOf('OC#90', 'A/B'), '/analogs/oc90/a-b'],
    [hrefs.garageExpenses('XTA1'), '/account/garage/XTA1/expenses'],
    [hrefs.archivedOrder('7/1'), '/account/orders/archive/7%2F1'],
    [hrefs.redirect('https://example.org/?a=1'), '/redirect?url=https%3A%2F%2Fexample.org%2F%3Fa%3D1'],
    [
      hrefs.originalCatalogGroup({ code: 'TA', ssd: '$*', id: 0, empty: '' }),
      '/original_catalogs/group?code=TA&ssd=%24*&id=0',
    ],
    [hrefs.shop('\ud800'), '/shops/%EF%BF%BD'],
  ])('%s', (href, expected) => {
    expect(href).toBe(expected)
  })
})

describe('hrefByName', () => {
  it.each([
    [hrefByName('index'), '/'],
    [hrefByName('catalog'), '/catalog'],
    [hrefByName('catalog-section', { section: 'tyres' }), '/catalog/tyres'],
    [hrefByName('product-entities', { entities: '00-00012345' }), '/product/00-00012345'],
    [hrefByName('product-entities', { brand: 'BOSCH', article: '1' }), '/product/bosch_1'],
    [hrefByName('account'), '/account'],
    [hrefByName('account-cart'), '/account/cart'],
    [hrefByName('account-garage'), '/account/garage'],
    [hrefByName('account-loyalty'), '/account/loyalty'],
    [hrefByName('account-profile'), '/account/profile'],
    [hrefByName('about-promo'), '/about/promo'],
    [hrefByName('about-promo-entities', { entities: 'summer' }), '/about/promo/summer'],
    [hrefByName('about-news'), '/about/news'],
    [hrefByName('about-news-entities', { entities: 'a' }), '/about/news/a'],
    [hrefByName('about-press'), '/about/press'],
    [hrefByName('about-press-entities', { entities: 'a' }), '/about/press/a'],
    [hrefByName('about-publications'), '/about/publications'],
    [hrefByName('about-publications-entities', { entities: 'a' }), '/about/publications/a'],
    [hrefByName('about-brands-entities', { entities: 'bosch' }), '/about/brands/bosch'],
    [hrefByName('about-vacancies'), '/about/vacancies'],
    [hrefByName('about-certificates'), '/about/certificates'],
    [hrefByName('shops'), '/shops'],
    [hrefByName('shops-entities', { entities: 'msk-1' }), '/shops/msk-1'],
    [hrefByName('original_catalogs'), '/original_catalogs'],
    [hrefByName('original_catalogs-group', { ssd: 'x' }), '/original_catalogs/group?ssd=x'],
    [hrefByName('original_catalogs-unit'), '/original_catalogs/unit'],
    [hrefByName('search', { q: 'a' }), '/search?q=a'],
    [hrefByName('analogs'), '/analogs'],
    [hrefByName('analogs-article', { article: 'OC90' }), '/analogs/oc90'],
    [hrefByName('analogs-brand', { article: 'OC90', brand: 'KNECHT' }), '/analogs/oc90/knecht'],
    [hrefByName('help'), '/help'],
    [hrefByName('help-faq'), '/help/faq'],
    [hrefByName('help-feedback'), '/help/feedback'],
    [hrefByName('help-section', { section: 'pay' }), '/help/pay'],
    [hrefByName('club-about'), '/club/about'],
    [hrefByName('club-app'), '/club/app'],
    [hrefByName('club-faq'), '/club/faq'],
    [hrefByName('cooperation-autoservices'), '/cooperation/autoservices'],
    [hrefByName('cooperation-suppliers'), '/cooperation/suppliers'],
  ])('%s', (href, expected) => {
    expect(href).toBe(expected)
  })
})
