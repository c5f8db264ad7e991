import { extractText } from 'unpdf'
import { expect, it } from 'vitest'
import type { OrderDocument } from '@/gateway/services/documents/order-document'
import { buildBillPdf } from './build-bill-pdf'
import { REQUISITES } from '@/gateway/test-support/seeds/requisites'

const SELLER = {
  title: 'ООО «Пример»',
  inn: '7700000000',
  ogrn: null,
  address: 'Москва',
  requisites: REQUISITES,
}
const BILL = {
  due: 1_234_00,
  paid: 0,
  vat: 'В том числе НДС 22 %: 222,52 ₽',
  purpose: 'Оплата по счёту № 7',
  payUntil: '01.03.2026',
}

function orderOf(count: number): OrderDocument {
  return {
    number: '7',
    date: '26.02.2026',
    buyer: [{ title: 'Покупатель', value: 'Анна' }],
    lines: Array.from({ length: count }, (_, at) => ({
      brand: 'Knecht',
      article: `ART-${at + 1}-`,
      title: 'Фильтр масляный для Hyundai Solaris I, Kia Rio III, Ceed I 1.6 G4FC',
      quantity: 1,
      unit: 'шт.',
      price: 100,
      sum: 100,
      status: 'Принят',
    })),
    sums: [{ title: 'Итого', kopecks: BILL.due }],
  }
}

async function pagesOf(count: number) {
  const { text } = await extractText(
    new Uint8Array(await buildBillPdf(orderOf(count), BILL, SELLER, REQUISITES)),
  )
  return text
}

it('stands on one page while it fits, and its sums never without the last of the goods', async () => {
  const counts = [1, 12, 13, 14, 15, 16, 17, 18, 19]
  const papers = await Promise.all(counts.map(pagesOf))
  expect(papers[0]).toHaveLength(1)
  expect(papers.at(-1)?.length).toBeGreaterThan(1)
  papers.forEach((pages, at) => {
    const last = pages.at(-1) ?? ''
    for (const words of [`ART-${counts[at]}-`, 'К оплате', 'Одна тысяча двести тридцать четыре рубля']) {
      expect(last).toContain(words)
    }
  })
})

it('writes every head of its columns on one line', async () => {
  const [page] = await pagesOf(1)
  expect(page).toContain('Кол-во')
})

it('names what a gift card paid once, and what is left in figures and in words', async () => {
  const order = {
    ...orderOf(1),
    sums: [
      { title: 'Итого', kopecks: 2_234_00 },
      { title: 'Оплачено подарочной картой', kopecks: -1_000_00 },
    ],
  }
  const { text } = await extractText(new Uint8Array(await buildBillPdf(order, BILL, SELLER, REQUISITES)), {
    mergePages: true,
  })
  const plain = text.replaceAll(/\s+/g, ' ')
  expect(plain).toContain('Оплачено подарочной картой: −1 000,00 ₽ К оплате: 1 234,00 ₽ В том числе НДС')
  expect(plain).toContain('Итого: 2 234,00 ₽')
  expect(plain.match(/Оплачено/g)).toHaveLength(1)
  expect(plain).toContain(
    'Всего наименований 1, на сумму 1 234,00 ₽. Одна тысяча двести тридцать четыре рубля',
  )
})

it('says how a sum came about, also where what was added and taken off is the same', async () => {
  const order = {
    ...orderOf(1),
    sums: [
      { title: 'Товары', kopecks: BILL.due },
      { title: 'Списано бонусами', kopecks: -300_00 },
      { title: 'Доставка', kopecks: 300_00 },
      { title: 'Итого', kopecks: BILL.due },
    ],
  }
  const { text } = await extractText(new Uint8Array(await buildBillPdf(order, BILL, SELLER, REQUISITES)), {
    mergePages: true,
  })
  const plain = text.replaceAll(/\s+/g, ' ')
  expect(plain).toContain(
    'Товары: 1 234,00 ₽ Списано бонусами: −300,00 ₽ Доставка: 300,00 ₽ К оплате: 1 234,00 ₽',
  )
  expect(plain).not.toContain('Итого')
})
