import { extractTextItems } from 'unpdf'
import { expect, it } from 'vitest'
import { buildReceiptPdf } from './build-receipt-pdf'

const SELLER = { title: 'ООО «Пример»', inn: '7700000000', ogrn: null, address: 'Москва', requisites: null }
const LINE = {
  key: 'a',
  title: 'Фильтр масляный OC 90',
  quantity: 1,
  unit: 'шт.',
  sumKopecks: 39_000,
  vatPercent: 22,
  subject: 'commodity',
  method: 'full_payment',
} as const

it('keeps the head of a receipt apart from the sum of the one before it', async () => {
  const receipt = { contact: { email: 'anna@example.com' }, lines: [LINE] }
  const paper = await buildReceiptPdf(
    '7',
    ['Приход', 'Возврат прихода'].map((title) => ({ title, day: '26.02.2026', receipt })),
    SELLER,
  )
  const { items } = await extractTextItems(new Uint8Array(paper))
  const heightOf = (text: string) => items.flat().find(({ str }) => str.startsWith(text))?.y ?? 0
  const line = heightOf('Продавец') - heightOf('ИНН')
  expect(line).toBeGreaterThan(0)
  expect(heightOf('Итого') - heightOf('Возврат')).toBeGreaterThan(1.5 * line)
})
