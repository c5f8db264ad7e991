import { describe, expect, it } from 'vitest'
import { judgeDocument } from './judge-document'

const judge = (requisites: Record<string, string>, isPickup = false, isDeleted = false) =>
  judgeDocument({ isDeleted, requisites: Object.entries(requisites) }, isPickup)

describe('what a document of 1C says', () => {
  it.each([
    ['Принят', undefined, undefined],
    ['В обработке', 'in_work', 'in_work'],
    ['К отгрузке', 'in_work', 'in_work'],
    ['Подготовка к отправке', undefined, undefined],
    ['Готов к выдаче', 'ready', 'in_work'],
    ['Собран', 'ready', 'in_work'],
    ['Не собран', undefined, undefined],
    ['Отгружен', 'issued', 'delivering'],
    ['Передан в службу доставки', 'issued', 'delivering'],
    ['Отправлен поставщику', undefined, undefined],
    ['В пути', undefined, undefined],
    ['Выполнен', 'issued', 'issued'],
    ['Отменён покупателем', 'refused', 'refused'],
  ])('takes «%s» for %s of a pickup and %s of a delivery', (status, pickup, delivery) => {
    expect(judge({ 'Статус заказа': status }, true).move).toBe(pickup)
    expect(judge({ 'Статус заказа': status }).move).toBe(delivery)
  })

  it.each([
    [{ 'Дата отгрузки по 1С': '2026-11-27T10:00:00' }, { move: 'delivering', isPaid: false }],
    [{ 'Дата отгрузки по 1С': '' }, { move: undefined, isPaid: false }],
    [{ 'Дата отгрузки по 1С': '01.01.0001 0:00:00' }, { move: undefined, isPaid: false }],
    [
      { Отгружен: 'true', Оплачен: 'true' },
      { move: 'delivering', isPaid: true },
    ],
    [{ 'Дата оплаты по 1С': '2026-11-27' }, { move: undefined, isPaid: true }],
    [
      { 'Дата оплаты по 1С': '2026-11-27', Отменен: 'true' },
      { move: 'refused', isPaid: false },
    ],
    [{ ПометкаУдаления: 'true' }, { move: 'refused', isPaid: false }],
    [{ Отменен: 'false' }, { move: undefined, isPaid: false }],
  ])('reads %j', (requisites, news) => {
    expect(judge(requisites)).toEqual(news)
  })

  it('takes a deleted document for a cancelled order', () => {
    expect(judge({ 'Статус заказа': 'Отгружен' }, false, true).move).toBe('refused')
  })
})
