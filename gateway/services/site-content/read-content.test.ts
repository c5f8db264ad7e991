import { describe, expect, it } from 'vitest'
import { readContent } from '@/gateway/services/site-content/read-content'
import { readFolder } from '@/gateway/services/site-content/read-folder'
import { folderOf } from '@/gateway/services/site-content/testing'

const NEWS = `---
title: Открылся магазин
date: 2026-10-12
---
Адрес: [на карте](/shops).

- шиномонтаж;
- подбор по VIN.
`

const read = (files: Record<string, string>) => readContent(folderOf(files))

const problemsOf = (files: Record<string, string>) => {
  try {
    read(files)
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
  return []
}

describe('a folder of content', () => {
  it('is read into entries, pages and facts', () => {
    const content = read({
      'news/magazin.md': NEWS.replaceAll('\n', '\r\n'),
      'pages/help/delivery.md': '---\ntitle: Доставка\n---\nВезём.',
      'pages/help.md': '---\ntitle: Помощь\n---\n',
      'site.yaml': 'phone: +7 (495) 000-00-00',
    })
    expect(content.entries.news).toMatchObject([
      {
        code: 'magazin',
        kind: 'news',
        content:
          '<p>Адрес: <a href="/shops">на карте</a>.</p>\n<ul>\n<li>шиномонтаж;</li>\n<li>подбор по VIN.</li>\n</ul>',
        createdAt: new Date('2026-10-12T06:00:00Z'),
      },
    ])
    expect(content.pages?.map(({ code }) => code)).toEqual(['help', 'help/delivery'])
    expect(content.site).toEqual({ phone: '+7 (495) 000-00-00' })
    expect(content.menus).toBeUndefined()
  })

  it('begins with the example that the documents show, whose footer and home page lead to its own texts', () => {
    const folder = readFolder('docs/content.example')
    const { warnings, pages, menus } = readContent(folder)
    expect(warnings).toEqual([])
    expect(pages?.map(({ code }) => code)).toContain('help/delivery')
    expect(JSON.stringify(menus)).toContain('/help/delivery')
    // What is left as it was copied must not speak of the demo shop.
    expect(folder.texts.filter(({ text }) => /арус|москв|\(495\)/i.test(text))).toEqual([])
  })

  it('takes the bank of a seller who has neither КПП nor VAT, and no rate that a receipt cannot say', () => {
    const bank = `requisites:
  inn: '760000000000'
  bank: Банк, г. Ярославль
  bic: '047888000'
  account: '40802810000000000001'
  correspondentAccount: '30101810000000000002'
`
    expect(read({ 'site.yaml': bank }).site?.requisites).toMatchObject({ inn: '760000000000' })
    expect(problemsOf({ 'site.yaml': `${bank}  vatPercent: 18\n` })).toEqual([
      'site.yaml:7: requisites.vatPercent: ставка НДС — 0, 5, 7, 10, 20, 22; без НДС строки нет',
    ])
  })

  it('turns what a promotion and a vacancy say into the fields that pages read', () => {
    const { entries } = read({
      'promo/shiny.md':
        '---\ntitle: Шины\ndate: 2026-10-05\nfrom: 2026-10-05\nuntil: 2026-11-30\nlink: /catalog/shiny\nad: { erid: 2Vt }\nutm: { source: promo }\n---\n',
      'vacancies/voditel.md':
        '---\ntitle: Водитель\ndate: 2026-10-05\ncity: Москва\nsalary: { from: 90000 }\nduties: [возить]\n---\n',
    })
    expect(entries.promo?.[0]?.fields).toEqual({
      dateFrom: '05.10.2026',
      dateTo: '30.11.2026',
      location: '/catalog/shiny',
      ad_erid: '2Vt',
      utm_source: 'promo',
    })
    expect(entries.vacancy?.[0]?.fields).toMatchObject({
      city: 'Москва',
      salaryFrom: 90_000,
      duties: ['возить'],
    })
  })

  it.each([
    ['a text without its facts', { 'news/a.md': 'Текст' }, /^news\/a\.md:1: .*«---»/],
    ['a fact that nobody knows', { 'news/a.md': NEWS.replace('title', 'titel') }, /^news\/a\.md:\d: /],
    [
      'a fact that is not there',
      { 'certificates/a.md': '---\ntitle: а\ndate: 2026-10-05\n---\n' },
      /^certificates\/a\.md:2: picture: этого не хватает$/,
    ],
    [
      'a number in the place of a text',
      { 'site.yaml': 'phone: 495' },
      /^site\.yaml:1: phone: нужен текст; число здесь берут в кавычки$/,
    ],
    ['a text in the place of a list', { 'menus.yaml': 'top: Оплата' }, /^menus\.yaml:1: top: нужен список/],
    [
      'a day that is none',
      { 'news/a.md': NEWS.replace('10-12', '13-45') },
      /^news\/a\.md:3: date: день пишется/,
    ],
    ['HTML', { 'news/a.md': `${NEWS}\n<script>alert(1)</script>` }, /^news\/a\.md:10: HTML/],
    ['HTML within a point', { 'news/a.md': `${NEWS}- <b onclick=x>так</b>` }, /^news\/a\.md:9: HTML/],
    ['a link that runs', { 'news/a.md': `${NEWS}\n[так](javascript:alert)` }, /^news\/a\.md:10: Ссылка/],
    [
      'a link to another host',
      { 'news/a.md': `${NEWS}\n![x](//evil.test/x.png)` },
      /^news\/a\.md:10: Ссылка/,
    ],
    ['a heading of the page', { 'news/a.md': `${NEWS}\n# Ещё раз` }, /^news\/a\.md:10: Заголовок/],
    ['a name in other emails', { 'news/Новость.md': NEWS }, /^news\/Новость\.md:1: Имя/],
    ['a file that nobody reads', { 'novosti/a.md': NEWS }, /^novosti\/a\.md:1: Этот файл никто не прочтёт/],
    [
      'a colon without quotes',
      { 'news/a.md': NEWS.replace('Открылся', 'Да: открылся') },
      /^news\/a\.md:2: YAML.*в кавычки/,
    ],
    ['half a telephone', { 'site.yaml': 'phone: +7 (342) 00-00' }, /^site\.yaml:1: phone: телефон пишется/],
    ['YAML that is none', { 'site.yaml': 'phone: "1\nemail: x' }, /^site\.yaml:\d: YAML/],
    [
      'a wrong number',
      { 'site.yaml': 'phone: +7 (495) 000-00-00\nlegal: { title: а, inn: "12", ogrn: "1", address: б }' },
      /^site\.yaml:2: legal\.inn: ИНН/,
    ],
    [
      'a menu’s link',
      { 'menus.yaml': 'top:\n  - title: а\n    link: shops' },
      /^menus\.yaml:3: top\.0\.link: ссылка/,
    ],
    [
      'a salary upside down',
      { 'vacancies/a.md': '---\ntitle: а\ndate: 2026-10-05\nsalary: { from: 2, to: 1 }\n---\n' },
      /^vacancies\/a\.md:4: salary: «to» меньше/,
    ],
  ])('is refused for %s, with file and line', (_, files, message) => {
    expect(problemsOf(files as Record<string, string>)[0]).toMatch(message)
  })

  const promo = (dates: string) => ({ 'promo/a.md': `---\ntitle: а\ndate: 2026-10-05\n${dates}\n---\n` })
  const menu = (link: string) => ({ 'menus.yaml': `top:\n  - title: а\n    link: ${link}` })
  const text = (body: string) => ({ 'news/a.md': `${NEWS}\n${body}` })

  it.each([
    [
      'an address of no page in a text',
      text('[а](/delivery)'),
      /^news\/a\.md:10: Такого адреса .*: \/delivery$/,
    ],
    ['one in a menu', menu('/help/a/b'), /^menus\.yaml:3: top\.0\.link: Такого адреса .*: \/help\/a\/b$/],
    [
      'one in the footer',
      { 'site.yaml': 'documents:\n  - { code: a, title: а, url: /offer }' },
      /^site\.yaml:2: documents\.0\.url: Такого/,
    ],
    ['one of a banner', promo('link: /catalog/shiny/set-'), /^promo\/a\.md:4: link: Такого/],
    [
      'one in the markup of a head',
      { 'seo.yaml': '- address: /shops\n  content: <a href="/magaziny">а</a>' },
      /^seo\.yaml:2: 0\.content: Такого .*magaziny/,
    ],
    ['a head of no page', { 'seo.yaml': '- address: /magaziny' }, /^seo\.yaml:1: 0\.address: Такого/],
    [
      'a head with a slash at the end',
      { 'seo.yaml': '- address: /shops/' },
      /^seo\.yaml:1: .*без «\/» в конце/,
    ],
    [
      'the page of a campaign that is none',
      {
        'campaigns.yaml':
          '- { title: а, section: shiny, times: 2, from: 2026-10-01, until: 2026-10-02, page: cashback }',
      },
      /^campaigns\.yaml:1: 0\.page: Такого/,
    ],
    ['news that the folder has not', text('[а](/about/news/b)'), /^news\/a\.md:10: .*нет: news\/b\.md$/],
    [
      'a page that the folder has not',
      { ...text('[а](/help/b)'), 'pages/help.md': '---\ntitle: а\n---\n' },
      /^news\/a\.md:10: .*нет: pages\/help\/b\.md$/,
    ],
    ['a file in place of an address', text('[а](dostavka.md)'), /^news\/a\.md:10: Ссылка никуда/],
    ['an address of another site that is none', text('[а](https://)'), /^news\/a\.md:10: Ссылка никуда/],
    ['a post box that is none', text('[а](mailto:help)'), /^news\/a\.md:10: Ссылка никуда/],
    ['a telephone that is none', text('[а](tel:звоните)'), /^news\/a\.md:10: Ссылка никуда/],
    ['a day that the month has not', promo('from: 2026-02-30'), /^promo\/a\.md:4: from: день пишется/],
    [
      'a promotion that ends before it begins',
      promo('from: 2026-11-02\nuntil: 2026-11-01'),
      /^promo\/a\.md:5: until: раньше/,
    ],
    [
      'a vacancy that closes before it opens',
      { 'vacancies/a.md': '---\ntitle: а\ndate: 2026-10-05\nuntil: 2026-10-04\n---\n' },
      /^vacancies\/a\.md:4: until: раньше/,
    ],
    [
      'a campaign that is there twice',
      {
        'campaigns.yaml':
          '- { title: а, section: shiny, times: 2, from: 2026-10-01, until: 2026-10-02 }\n- { title: а, section: shiny, times: 3, from: 2026-10-01, until: 2026-10-02 }',
      },
      /^campaigns\.yaml:2: 1: такая строка/,
    ],
    [
      'a head that is there twice',
      { 'seo.yaml': '- address: /shops\n- address: /shops' },
      /^seo\.yaml:2: 1: об этой странице/,
    ],
    [
      'pages of one name',
      { 'pages/help/faq.md': '---\ntitle: а\n---\n', 'pages/club/faq.md': '---\ntitle: а\n---\n' },
      /^pages\/club\/faq\.md:1: Имя «faq» уже занято: pages\/help\/faq\.md/,
    ],
    ['a picture that is a paper', promo('picture: offers/a.pdf'), /^promo\/a\.md:4: picture: картинка/],
    ['a mark of YAML that nobody reads', { 'site.yaml': 'phone: !secret x' }, /^site\.yaml:1: YAML/],
  ])('is refused for %s', (_, files, message) => {
    expect(problemsOf(files as Record<string, string>)).toEqual([expect.stringMatching(message)])
  })

  it('leads to what it has itself, to all pages of the shop and outside', () => {
    const links = [
      '/about/news/a',
      '/about/news',
      '/help/feedback?theme=part#form',
      'https://example.com/?a=b',
      'mailto:help@arus.example',
      'tel:+74950000000',
      'offers/price.pdf',
    ]
    expect(problemsOf(text(links.map((link) => `[а](${link})`).join('\n')))).toEqual([])
  })

  it('warns of what nobody will see', () => {
    const content = readContent(
      folderOf({ 'pages/rules.md': '---\ntitle: а\n---\n' }, { others: ['foto.jpg'] }),
    )
    expect(content.warnings.map(({ file, message }) => `${file} ${message}`)).toEqual([
      expect.stringMatching(/^foto\.jpg Этот файл никто не прочтёт/),
      expect.stringMatching(/^pages\/rules\.md Страницы \/rules в магазине нет/),
    ])
  })

  it('tells all that is wrong at once', () => {
    expect(problemsOf({ 'news/a.md': 'Текст', 'press/b.md': 'Текст', 'site.yaml': 'email: x' })).toHaveLength(
      3,
    )
  })
})
