import { describe, expect, it } from 'vitest'
import { brandRows } from '@/gateway/demo/products/brand-rows'
import { readDemoContent } from '@/gateway/demo/read-demo-content'
import { sectionSeoRows } from '@/gateway/demo/sections/section-seo-rows'
import { MAX_TITLE_LENGTH } from '@/lib/parts/vehicle/fit-title'

const LEAST_TEXT = 350
const { pages: documents = [], menus = {} } = readDemoContent()
const pages = new Map(documents.map((page) => [page.code, page]))
const menuLinks = Object.values(menus).flatMap((items) =>
  (items ?? []).flatMap((item) => [item, ...item.items].map(({ link }) => link)),
)
/** The look-up of an order is a screen, no text. */
const SCREENS = ['help/order', 'help/feedback']
const textOf = (code: string) => pages.get(code)?.html?.replace(/<[^>]+>/g, ' ') ?? ''

describe('texts of the demo shop', () => {
  it.each([
    [
      'help/offer',
      [
        'Предмет',
        'Цена и оплата',
        'доставка',
        'Возврат товара надлежащего качества',
        'недостатками',
        'Ответственность',
        'Реквизиты',
        '26.1',
      ],
    ],
    [
      'help/privacy',
      [
        '152-ФЗ',
        'Оператор',
        'основания',
        'Сроки',
        'права',
        'cookie',
        'Роскомнадзор',
        'Кому передаём',
        'ОГРН',
      ],
    ],
    ['help/return', ['в течение 7 дней', 'не позднее 10 дней', 'недостаток', '26.1', 'Без возврата']],
    ['help/delivery', ['День и время', 'Самовывоз', 'Оплата']],
    ['help/search', ['VIN', 'номер', 'размеру']],
    ['help/ordering', ['по номеру и телефону', 'отменить']],
    ['help/bonus', ['3 %', '10 001 ₽', '25 001 ₽']],
    ['help/companies', ['ИНН', 'счёт', 'наценка']],
  ])('%s says what belongs there', (code, requested) => {
    const text = textOf(code)
    expect(requested.filter((words) => !text.toLowerCase().includes(words.toLowerCase()))).toEqual([])
  })

  it('has no page that says nothing', () => {
    const short = [...pages.keys()].filter((code) => code !== 'help' && textOf(code).length < LEAST_TEXT)
    expect(short).toEqual([])
  })

  it('promises one term of return everywhere', () => {
    const other = [...pages.keys()].filter((code) => /14 дней|14-ти дней|двух недель/.test(textOf(code)))
    expect(other).toEqual([])
  })

  it('leads from menus and texts to pages that exist', () => {
    const links = [...pages.values()].flatMap(({ html }) => [
      ...(html ?? '').matchAll(/href="\/(help\/[^"#]*)"/g),
    ])
    const requested = [
      ...links.map(([, code = '']) => code),
      ...menuLinks.flatMap((link) => (link.startsWith('/help/') ? [link.slice(1)] : [])),
    ]
    expect(requested.length).toBeGreaterThan(10)
    expect(requested.filter((code) => !pages.has(code) && !SCREENS.includes(code))).toEqual([])
  })

  it('says of a brand what was written of it alone, and nothing of others', () => {
    const said = brandRows().flatMap(({ preview }) => preview ?? [])
    expect(said.length).toBeGreaterThan(100)
    expect(new Set(said).size).toBe(said.length)
    expect(brandRows().some(({ preview }) => preview === null)).toBe(true)
  })
})

describe('heads of the sections', () => {
  it('have titles of their own, within what search engines show', () => {
    const titles = sectionSeoRows().map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(titles.filter((title) => title.length > MAX_TITLE_LENGTH)).toEqual([])
  })
})
