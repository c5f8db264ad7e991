import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import { type DeliveryZone, MAX_DELIVERY_RUBLES, MAX_INTERVALS } from '@/lib/gateway/contracts/desk/delivery'
import { readWhole } from '@/lib/forms/read-whole'
import type { RuleFact } from './rule-change'
import { readCorners, toCornerText } from './zone-place'

/** A zone as it is typed. */
export type ZoneFields = Record<
  | 'title'
  | 'corners'
  | 'shop'
  | 'price'
  | 'freeFrom'
  | 'surcharge'
  | 'intervals'
  | 'leadHours'
  | 'lastOrderTime'
  | 'sequence',
  string
> & { weekdays: readonly number[]; isOn: boolean }

export type WrongZoneField = { field: keyof ZoneFields; message: string }

/** 1 is Monday. */
export const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'] as const

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const MAX_LEAD_HOURS = 240
const MAX_SEQUENCE = 100_000
const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/
const RUBLES = 'Суммы — целые рубли, до миллиона.'

export const NEW_ZONE: ZoneFields = {
  title: '',
  corners: '',
  shop: '',
  price: '',
  freeFrom: '',
  surcharge: '',
  intervals: '10:00–14:00, 14:00–18:00',
  leadHours: '3',
  lastOrderTime: '',
  sequence: '0',
  weekdays: EVERY_DAY,
  isOn: true,
}

export function toZoneFields(zone: DeliveryZone): ZoneFields {
  const { title, polygon, shopId, fee, leadHours, lastOrderTime, sequence, weekdays, isOn } = zone
  return {
    title,
    corners: toCornerText(polygon),
    shop: String(shopId ?? ''),
    price: String(fee?.price ?? ''),
    freeFrom: String(fee?.freeFrom ?? ''),
    surcharge: fee && fee.surcharge > 0 ? String(fee.surcharge) : '',
    intervals: hoursOf(zone),
    leadHours: String(leadHours),
    lastOrderTime: lastOrderTime ?? '',
    sequence: String(sequence),
    weekdays,
    isOn,
  }
}

/** What was typed as a zone, or the first field that cannot be read, with the reason. */
export function readZone(fields: ZoneFields): DeliveryZone | WrongZoneField {
  const title = fields.title.trim()
  const polygon = readCorners(fields.corners)
  const intervals = readIntervals(fields.intervals)
  const leadHours = readWhole(fields.leadHours, MAX_LEAD_HOURS)
  const sequence = readWhole(fields.sequence, MAX_SEQUENCE)
  const lastOrderTime = fields.lastOrderTime.trim() === '' ? null : readTime(fields.lastOrderTime)
  const fee = readFee(fields)
  if (title === '') return wrong('title', 'Назовите зону.')
  if (!polygon)
    return wrong('corners', 'Границы: не меньше трёх точек, по одной в строке, «55.7558, 37.6173».')
  if ('message' in fee) return fee
  if (!intervals) return wrong('intervals', 'Время доставки: «10:00–14:00, 14:00–18:00».')
  if (fields.weekdays.length === 0) return wrong('weekdays', 'Отметьте хотя бы один день недели.')
  if (leadHours === undefined || leadHours === null)
    return wrong('leadHours', 'Часов на сборку: целое число от 0 до 240.')
  if (lastOrderTime === undefined) return wrong('lastOrderTime', 'Последний час на сегодня: «15:00».')
  if (sequence === undefined) return wrong('sequence', 'Порядок: целое число от 0.')
  return {
    title,
    polygon,
    shopId: fields.shop === '' ? null : Number(fields.shop),
    fee: fee.terms,
    intervals,
    weekdays: fields.weekdays.toSorted((a, b) => a - b),
    leadHours,
    lastOrderTime,
    sequence: sequence ?? 0,
    isOn: fields.isOn,
  }
}

type Sums = Pick<ZoneFields, 'price' | 'freeFrom' | 'surcharge'>

/** An empty price: as elsewhere, where then nothing else can differ either. */
function readFee({ price: typed, ...sums }: Sums): { terms: DeliveryZone['fee'] } | WrongZoneField {
  const price = readWhole(typed, MAX_DELIVERY_RUBLES)
  const freeFrom = readWhole(sums.freeFrom, MAX_DELIVERY_RUBLES)
  const surcharge = readWhole(sums.surcharge, MAX_DELIVERY_RUBLES)
  if (price === undefined) return wrong('price', RUBLES)
  if (freeFrom === undefined) return wrong('freeFrom', RUBLES)
  if (surcharge === undefined) return wrong('surcharge', RUBLES)
  if (price !== null) return { terms: { price, freeFrom, surcharge: surcharge ?? 0 } }
  return freeFrom === null && surcharge === null
    ? { terms: null }
    : wrong('price', 'Укажите и цену: без неё зона стоит столько же, сколько остальные адреса.')
}

function readIntervals(text: string): DeliveryZone['intervals'] | undefined {
  const parts = text.split(/[,;\n]/).filter((part) => part.trim() !== '')
  const intervals = parts.flatMap((part) => {
    const [from, to, ...rest] = part.split(/[-–—]/).map((time) => readTime(time))
    return from && to && from < to && rest.length === 0 ? [{ timeFrom: from, timeTo: to }] : []
  })
  const isWhole =
    intervals.length === parts.length && intervals.length > 0 && intervals.length <= MAX_INTERVALS
  return isWhole ? intervals : undefined
}

function readTime(text: string): string | undefined {
  const [, hours, minutes] = TIME.exec(text.trim()) ?? []
  return hours === undefined || minutes === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}`
}

function wrong(field: keyof ZoneFields, message: string): WrongZoneField {
  return { field, message }
}

function hoursOf({ intervals }: Pick<DeliveryZone, 'intervals'>): string {
  return intervals.map(({ timeFrom, timeTo }) => `${timeFrom}–${timeTo}`).join(', ')
}

/** «299 ₽, от 1 000 ₽ бесплатно, за крупное ещё 500 ₽». */
export function feeWords(fee: DeliveryZone['fee']): string {
  if (!fee) return 'как у остальных адресов'
  return [
    fee.price === 0 ? 'бесплатно' : formatPrice(fee.price),
    fee.price > 0 && fee.freeFrom !== null && `от ${formatPrice(fee.freeFrom)} бесплатно`,
    fee.surcharge > 0 && `за крупное ещё ${formatPrice(fee.surcharge)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const POINTS = ['точка', 'точки', 'точек'] as const

export function zoneFacts(zone: DeliveryZone, shops: readonly { id: number; title: string }[]): RuleFact[] {
  const { weekdays } = zone
  const days =
    weekdays.length === WEEKDAYS.length ? 'каждый день' : weekdays.map((day) => WEEKDAYS[day - 1]).join(', ')
  return [
    ['Название', zone.title],
    ['Цена', feeWords(zone.fee)],
    ['Время', hoursOf(zone)],
    ['Дни', days],
    ['Часов на сборку', String(zone.leadHours)],
    ['Последний час на сегодня', zone.lastOrderTime ?? 'нет'],
    ['Везём из', shops.find(({ id }) => id === zone.shopId)?.title ?? 'не указано'],
    ['Границы', `${formatCount(zone.polygon.length, POINTS)}: ${toCornerText(zone.polygon.slice(0, 1))}…`],
    ['Порядок', String(zone.sequence)],
    ['Действует', zone.isOn ? 'да' : 'нет'],
  ]
}
