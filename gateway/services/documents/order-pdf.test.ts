import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { buildOrderPdf } from '@/gateway/services/documents/order-pdf'

const LINES = 500
const SELLER = { title: 'ООО «Пример»', inn: null, ogrn: null, address: '', requisites: null }
const LINE = {
  brand: 'Knecht',
  article: 'OC 90',
  title: 'Фильтр масляный',
  quantity: 1,
  unit: 'шт.',
  price: 10_000,
  sum: 10_000,
  status: 'Принят',
}

it('says of a line without pieces why it has none', async () => {
  const lines = [LINE, { ...LINE, article: 'OC 91', quantity: 0, sum: 0, status: 'Отменён' }]
  const sums = [{ title: 'Итого', kopecks: 10_000 }]
  const pdf = await buildOrderPdf({ number: '1', date: '01.03.2026', buyer: [], lines, sums }, SELLER)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  expect(text).toContain('Отменён')
  expect(text).not.toContain('Принят')
})

it('breaks no unit of the shop across lines', async () => {
  const units = ['комплект', 'упаковка', 'шт.', 'пара']
  const lines = units.map((unit) => ({ ...LINE, unit }))
  const pdf = await buildOrderPdf({ number: '1', date: '01.03.2026', buyer: [], lines, sums: [] }, SELLER)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  for (const unit of units) expect(text).toContain(unit)
})

it('gives the title of a product the width that the other columns leave', async () => {
  const title = 'Ремень поликлиновой 7PK1230 для Hyundai Solaris II'
  const lines = [
    { ...LINE, title },
    { ...LINE, brand: 'Очень длинный бренд из многих слов' },
  ]
  const pdf = await buildOrderPdf({ number: '1', date: '01.03.2026', buyer: [], lines, sums: [] }, SELLER)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
  expect(text.join('\n')).toContain('Ремень поликлиновой 7PK1230 для')
})

it('of five hundred lines has each of them once, numbers its pages, and lets others run meanwhile', async () => {
  const lines = Array.from({ length: LINES }, (_, at) => ({ ...LINE, article: `OC-${at + 1}-Z` }))
  const sums = [{ title: 'Итого', kopecks: LINES * 10_000 }]
  let turns = 0
  let isDrawn = false
  const takeTurn = () => {
    turns += 1
    if (!isDrawn) setImmediate(takeTurn)
  }
  setImmediate(takeTurn)
  const pdf = await buildOrderPdf({ number: '1', date: '01.03.2026', buyer: [], lines, sums }, SELLER)
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
