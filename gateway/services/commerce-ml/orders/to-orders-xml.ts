import { toRubles } from '@/gateway/services/cards/to-entity'
import { toKopecks } from '@/gateway/services/checkout/order-request'
import { moscowDay, moscowTime } from '@/gateway/services/delivery/moscow-time'
import { okeiOf } from '@/gateway/services/commerce-ml/okei'
import type { OrdersExport } from '@/gateway/services/orders/export/export-orders'
import { PIECES } from '@/lib/parts/terms/pieces'

type Order = OrdersExport['orders'][number]
type Product = Order['products'][number]

/** The number of 1C of a line's product; undefined for one that 1C has not sent. */
export type NumberOf = (productExternalId: string) => string | undefined

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// Signs that no XML may hold, however they are written.
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const DELIVERY = 'ORDER_DELIVERY'
const NOT_SOLD = new Set(['refused', 'cancelled', 'returned'])

const escape = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** An element with a text; none for a text that is empty or missing. */
function text(name: string, content: string | number | null | undefined): string {
  const shown = String(content ?? '')
  return shown === '' ? '' : `<${name}>${escape(shown)}</${name}>`
}

const node = (name: string, ...content: string[]) => `<${name}>${content.join('')}</${name}>`

const money = (rubles: number) => rubles.toFixed(2)

/** A unit that the state's classifier has with its code, another one as the shop writes it. */
function unitOf(unit: string): string {
  const known = okeiOf(unit)
  if (!known) return text('БазоваяЕдиница', unit)
  const { code, title, international, spellings } = known
  return `<БазоваяЕдиница Код="${code}" НаименованиеПолное="${title}" МеждународноеСокращение="${international}">${spellings[0]}</БазоваяЕдиница>`
}

function requisites(entries: readonly (readonly [name: string, value: string | null | undefined])[]): string {
  const rows = entries.flatMap(([name, value]) =>
    value === null || value === undefined || value === ''
      ? []
      : node('ЗначениеРеквизита', text('Наименование', name), text('Значение', value)),
  )
  return node('ЗначенияРеквизитов', ...rows)
}

/** Orders of the site as 1C takes them: one document each, with the pieces that are still to be sold. */
export function toOrdersXml(orders: readonly Order[], numberOf: NumberOf, now: Date): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<КоммерческаяИнформация ВерсияСхемы="2.08" ДатаФормирования="${moscowDay(now)}T${moscowTime(now)}:00">`,
    ...orders.map((order) => toDocument(order, numberOf)),
    '</КоммерческаяИнформация>',
  ].join('\n')
}

const leftOf = ({ quantity, cancelledQuantity, returnedQuantity, status }: Product) =>
  NOT_SOLD.has(status.code) ? 0 : quantity - cancelledQuantity - returnedQuantity

function toDocument(order: Order, numberOf: NumberOf): string {
  const created = new Date(order.createdAt)
  const isCancelled = order.products.every((product) => leftOf(product) <= 0)
  // 1C takes no document without lines, so a cancelled one shows what was ordered.
  const products = isCancelled ? order.products : order.products.filter((product) => leftOf(product) > 0)
  return node(
    'Документ',
    text('Ид', order.orderNumber),
    text('Номер', order.orderNumber),
    text('Дата', moscowDay(created)),
    text('Время', `${moscowTime(created)}:00`),
    text('ХозОперация', 'Заказ товара'),
    text('Роль', 'Продавец'),
    text('Валюта', 'руб'),
    text('Курс', 1),
    text('Сумма', money(order.total)),
    node('Контрагенты', toBuyer(order)),
    text('Комментарий', commentOf(order)),
    node(
      'Товары',
      ...products.map((product) => toLine(product, numberOf, isCancelled)),
      ...(order.deliveryPrice > 0 ? [toDelivery(order)] : []),
    ),
    requisites([
      ['Метод оплаты', order.payment.title],
      ['Заказ оплачен', String(order.total > 0 && order.paid >= order.total)],
      ['Отменен', String(isCancelled)],
      ['Финальный статус', String(order.status.isFinal)],
      ['Статус заказа', order.status.title],
      ['Дата изменения статуса', order.changedAt],
      ['Способ доставки', order.delivery.title],
      ['Адрес доставки', order.delivery.isPickup ? '' : order.delivery.address],
    ]),
  )
}

function toBuyer({ buyer, delivery, orderNumber }: Order): string {
  const { name, phone, email, isCompany, company, inn, kpp, contractorExternalId } = buyer
  const title = isCompany ? (company ?? name) : name
  const contact = (type: string, value: string) =>
    value === '' ? '' : node('Контакт', text('Тип', type), text('Значение', value))
  return node(
    'Контрагент',
    text('Ид', isCompany ? (contractorExternalId ?? inn ?? orderNumber) : phone || orderNumber),
    text('Наименование', title),
    text('Роль', 'Покупатель'),
    isCompany ? text('ОфициальноеНаименование', title) : text('ПолноеНаименование', title),
    text('ИНН', inn),
    text('КПП', kpp),
    delivery.isPickup || !delivery.address ? '' : node('Адрес', text('Представление', delivery.address)),
    node('Контакты', contact('Телефон', phone), contact('Почта', email)),
    isCompany && name !== ''
      ? node(
          'Представители',
          node(
            'Представитель',
            node('Контрагент', text('Отношение', 'Контактное лицо'), text('Наименование', name)),
          ),
        )
      : '',
  )
}

function commentOf({ comment, delivery }: Order): string {
  const day = delivery.date === null ? '' : `Доставка: ${delivery.date} ${delivery.time ?? ''}`.trim()
  return [comment, day, delivery.comment].filter(Boolean).join('\n')
}

function toLine(product: Product, numberOf: NumberOf, isCancelled: boolean): string {
  const { productExternalId, article, brand, title, unit, price } = product
  const pieces = isCancelled ? product.quantity : leftOf(product)
  const full = toKopecks(price) * pieces
  const total = isCancelled ? full : toKopecks(product.total)
  const discount = full - total
  return node(
    'Товар',
    text('Ид', numberOf(productExternalId) ?? productExternalId),
    text('Артикул', article),
    text('Наименование', title),
    unitOf(unit),
    node('Изготовитель', text('Ид', brand), text('Наименование', brand)),
    discount > 0
      ? node(
          'Скидки',
          node(
            'Скидка',
            text('Наименование', 'Бонусы'),
            text('Сумма', money(toRubles(discount))),
            text('УчтеноВСумме', 'true'),
          ),
        )
      : '',
    requisites([
      ['ВидНоменклатуры', 'Товар'],
      ['ТипНоменклатуры', 'Товар'],
    ]),
    text('ЦенаЗаЕдиницу', money(price)),
    text('Количество', pieces),
    text('Сумма', money(toRubles(total))),
  )
}

function toDelivery({ deliveryPrice }: Order): string {
  return node(
    'Товар',
    text('Ид', DELIVERY),
    text('Наименование', 'Доставка заказа'),
    unitOf(PIECES),
    requisites([
      ['ВидНоменклатуры', 'Услуга'],
      ['ТипНоменклатуры', 'Услуга'],
    ]),
    text('ЦенаЗаЕдиницу', money(deliveryPrice)),
    text('Количество', 1),
    text('Сумма', money(deliveryPrice)),
  )
}
