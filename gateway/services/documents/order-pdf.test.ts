import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { buildOrderPdf } from '@/gateway/services/documents/order-pdf'

const LINES = 500

it('of five hundred lines has each of them once, numbers its pages, and lets others run meanwhile', async () => {
  const lines = Array.from({ length: LINES }, (_, at) => ({
    brand: 'Knecht',
    article: `OC-${at + 1}-Z`,
    title: 'Фильтр масляный',
    quantity: 1,
    unit: 'шт.',
    price: 10_000,
    sum: 10_000,
    status: 'Принят',
  }))
  const sums = [{ title: 'Итого', kopecks: LINES * 10_000 }]
  const seller = { title: 'ООО «Пример»', inn: null, ogrn: null, address: '', requisites: null }
  let turns = 0
  let isDrawn = false
  const takeTurn = () => {
    turns += 1
    if (!isDrawn) setImmediate(takeTurn)
  }
  setImmediate(takeTurn)
  const pdf = await buildOrderPdf({ number: '1', date: '01.03.2026', buyer: [], lines, sums }, seller)
  isDrawn = true
  expect(turns).toBeGreaterThan(LINES / 20)

  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  const articles = text.flatMap((page) =>
    [...page.matchAll(/OC-(\d+)-Z/g)].map(([, number]) => Number(number)),
  )
  expect(articles).toEqual(lines.map((_, at) => at + 1))
  text.forEach((page, at) => {
    expect(page).toContain(`Страница ${at + 1} из ${totalPages}`)
    expect(page).toContain('Наименование')
  })
  expect(text.at(-1)).toContain('Итого: 50 000,00')
})
