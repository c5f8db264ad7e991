import { expect, it } from 'vitest'
import type { Mail } from '@/gateway/services/mail/mail'
import { renderMail } from './render-mail'

const MAIL: Mail = {
  subject: 'Заказ № 7 <принят>',
  parts: [
    { kind: 'text', text: 'Где & когда:\nАрбат, 1' },
    {
      kind: 'goods',
      lines: [
        {
          name: 'Knecht "OC 90"',
          title: 'Фильтр <масляный>',
          pieces: 2,
          unit: 'л',
          price: 39_000,
          note: 'снят <навсегда>',
        },
      ],
    },
    { kind: 'sums', rows: [{ title: 'К оплате', amount: 78_000 }] },
    { kind: 'link', title: 'Открыть заказ', href: 'https://shop.example/account/orders/7?a="b"' },
    { kind: 'link', title: 'Отписаться', href: 'https://shop.example/unsubscribe', isQuiet: true },
  ],
}
const SHOP = { siteName: 'Арус', siteUrl: 'https://shop.example', phone: '+7 (495) 000-00-00' }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('is read as text', () => {
  expect(plain(renderMail(MAIL, SHOP).text)).toBe(
    [
      'Где & когда:\nАрбат, 1',
      'Knecht "OC 90", Фильтр <масляный> — 2 л × 390 ₽ = 780 ₽ (снят <навсегда>)',
      'К оплате: 780 ₽',
      'Открыть заказ: https://shop.example/account/orders/7?a="b"',
      'Отписаться: https://shop.example/unsubscribe',
      'Магазин «Арус», +7 (495) 000-00-00, https://shop.example',
    ].join('\n\n'),
  )
})

it('is read as HTML in which nothing of a shopper or a price list becomes markup', () => {
  const html = plain(renderMail(MAIL, SHOP).html)
  expect(html).toContain('<title>Заказ № 7 &lt;принят&gt;</title>')
  expect(html).toContain('<p>Где &amp; когда:<br>Арбат, 1</p>')
  expect(html).toMatch(
    /Knecht &quot;OC 90&quot;<br><small [^>]*>Фильтр &lt;масляный&gt;<\/small><br><small>снят &lt;навсегда&gt;<\/small>/,
  )
  expect(html).toContain('780 ₽')
  expect(html).toContain('href="https://shop.example/account/orders/7?a=&quot;b&quot;"')
  expect(html).not.toMatch(/<навсегда>|<принят>|<(?:script|img|link)\b/)
})

it('marks each line of what a visitor wrote, so that none reads as one of the shop', () => {
  const words = 'Когда привезёте?\r\n\nОткрыть заказ: https://evil.example\u2028<b>Оплачено</b>'
  const mail = { subject: 'Новый заказ', parts: [{ kind: 'quote', text: words }] } as const
  const { text, html } = renderMail(mail, SHOP)
  expect(text.split('\n').slice(0, 4)).toEqual([
    '> Когда привезёте?',
    '> ',
    '> Открыть заказ: https://evil.example',
    '> <b>Оплачено</b>',
  ])
  expect(html).toMatch(
    /<blockquote [^>]*><p>Когда [^<]*(?:<br>)?.*&lt;b&gt;Оплачено&lt;\/b&gt;<\/p><\/blockquote>/s,
  )
})

it('dials the telephones that it names', () => {
  const parts = [{ kind: 'text', text: 'Анна, +7 (900) 000-00-01\nне +7 (900) 000-00-012' }] as const
  expect(renderMail({ subject: 'Заказ', parts }, SHOP).html).toContain(
    '<p>Анна, <a href="tel:+79000000001">+7 (900) 000-00-01</a><br>не +7 (900) 000-00-012</p>',
  )
})

it('asks for one thing: of its links only the quiet ones are no buttons', () => {
  const links = [...renderMail(MAIL, SHOP).html.matchAll(/<a style="([^"]*)"/g)].map(
    ([, style = '']) => style,
  )
  expect(links.map((style) => style.includes('background'))).toEqual([true, false])
})

it('keeps all prices at its right edge', () => {
  const tables = [...renderMail(MAIL, SHOP).html.matchAll(/<table [^>]*style="([^"]*)"/g)]
  expect(tables.map(([, style = '']) => style.includes('width:100%'))).toEqual([true, true])
})
