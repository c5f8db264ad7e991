import { describe, expect, it } from 'vitest'
import { readContent } from '@/gateway/services/site-content/read-content'

const NEWS = `---
title: Открылся магазин
date: 2026-10-12
---
Адрес: [на карте](/shops).

- шиномонтаж;
- подбор по VIN.
`

const read = (files: Record<string, string>) =>
  readContent(Object.entries(files).map(([path, text]) => ({ path, text })))

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
    ['a name in other letters', { 'news/Новость.md': NEWS }, /^news\/Новость\.md:1: Имя/],
    ['a file that nobody reads', { 'novosti/a.md': NEWS }, /^novosti\/a\.md:1: Этот файл никто не прочтёт/],
    [
      'a colon without quotes',
      { 'news/a.md': NEWS.replace('Открылся', 'Да: открылся') },
      /^news\/a\.md:2: YAML.*в кавычки/,
    ],
    ['YAML that is none', { 'site.yaml': 'phone: "1\nemail: x' }, /^site\.yaml:\d: YAML/],
    [
      'a wrong number',
      { 'site.yaml': 'phone: x\nlegal: { title: а, inn: "12", ogrn: "1", address: б }' },
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

  it('tells all that is wrong at once', () => {
    expect(problemsOf({ 'news/a.md': 'Текст', 'press/b.md': 'Текст', 'site.yaml': 'email: x' })).toHaveLength(
      3,
    )
  })
})
