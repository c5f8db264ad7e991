import type { Contact } from '@/gateway/core/contact'
import type { Database } from '@/gateway/core/database'
import { gatewayError } from '@/gateway/core/errors/errors'
import { formatPrice } from '@/gateway/core/text/format-price'
import { createAdmin } from '@/gateway/services/accounts/create-admin'
import { type Role, type RoleOutcome, setRole } from '@/gateway/services/accounts/set-role'
import { endVisit, listVisits, type VisitEnd } from '@/gateway/services/autoservice/keep-requests'
import { moscowDay, toWireDay } from '@/gateway/services/delivery/moscow-time'
import {
  closePromoCode,
  listAllPromoCodes,
  makePromoCode,
  type NewPromoCode,
} from '@/gateway/services/loyalty/keep-promo-codes'
import { saveTillCards, listTillCards, type TillCard } from '@/gateway/services/loyalty/save-till-cards'
import { listConsents } from '@/gateway/services/owner-commands/list-consents'
import { type InquiryAttachment, listInquiries } from '@/gateway/services/owner-commands/list-inquiries'
import { listWheels, stepWheels, type WheelsStep } from '@/gateway/services/tyre-storage/keep-wheels'

/** Daily records and look-ups of the owner and the people at the counter. */
export type DeskCommand =
  | { do: 'list-promo' }
  | { do: 'make-promo'; promo: NewPromoCode }
  | { do: 'close-promo'; code: string }
  | { do: 'list-cards' }
  | { do: 'keep-cards'; cards: TillCard[] }
  | { do: 'list-wheels'; isAll: boolean }
  | { do: 'step-wheels'; step: WheelsStep }
  | { do: 'list-visits'; isAll: boolean }
  | { do: 'end-visit'; end: VisitEnd }
  | { do: 'set-role'; contact: Contact; role: Role }
  | { do: 'create-admin'; contact: Contact }
  | { do: 'list-consents'; contact?: Contact }
  /** `since` is an ISO moment: a command travels as JSON. */
  | { do: 'list-inquiries'; since?: string }

/** A table with its headings first, or a sentence; both are Russian. */
export type DeskReport = { rows: string[][]; attachments?: InquiryAttachment[] } | { said: string }

const ROLES: Readonly<Record<Role, string>> = {
  admin: 'Теперь это администратор.',
  manager: 'Теперь это менеджер.',
  none: 'Это больше не сотрудник.',
}

const ROLE_REFUSALS: Readonly<Record<Exclude<RoleOutcome, 'done'>, string>> = {
  unknown: 'Такого пользователя нет: сначала зарегистрируйтесь в магазине.',
  unproven: 'Этот телефон или почта ещё не подтверждены: подтвердите их в профиле.',
}

const WHEELS = { awaiting: 'ждём', stored: 'на хранении', issued: 'выданы' } as const

const VISIT_ENDS = { done: 'закрыта', missed: 'не состоялась' } as const

export async function runDeskCommand(db: Database, command: DeskCommand, now: Date): Promise<DeskReport> {
  switch (command.do) {
    case 'list-promo': {
      const codes = await listAllPromoCodes(db)
      return {
        rows: [['Код', 'Название', 'Бонусов', 'С', 'По', 'Применили', 'Виден всем'], ...codes.map(toPromo)],
      }
    }
    case 'make-promo': {
      const { code } = await makePromoCode(db, command.promo)
      return { said: `Промокод ${code} готов.` }
    }
    case 'close-promo': {
      const { code } = await closePromoCode(db, command.code, now)
      return { said: `Промокод ${code} закрыт, начисленное по нему остаётся.` }
    }
    case 'list-cards': {
      const cards = await listTillCards(db)
      const rows = cards.map(({ number, phone, bonuses }) => [number, phone, String(bonuses)])
      return { rows: [['Карта', 'Телефон', 'Бонусы'], ...rows] }
    }
    case 'keep-cards': {
      const { added, changed, unchanged, taken } = await saveTillCards(db, command.cards)
      const owned = taken.length === 0 ? '' : `, уже у владельцев: ${taken.join(', ')}`
      return { said: `Карт новых ${added}, изменено ${changed}, без изменений ${unchanged}${owned}.` }
    }
    case 'list-wheels': {
      const sets = await listWheels(db, command.isAll)
      return {
        rows: [
          ['Номер', 'Что', 'Состояние', 'Магазин', 'Место', 'По', 'Оплачено', 'Телефон'],
          ...sets.map(toWheels),
        ],
      }
    }
    case 'step-wheels': {
      const { number, status, place } = await stepWheels(db, command.step, now)
      return { said: `${number}: ${WHEELS[status]}${place === null ? '' : `, место ${place}`}.` }
    }
    case 'list-visits': {
      const visits = await listVisits(db, now, command.isAll)
      return {
        rows: [
          ['Номер', 'Что', 'Состояние', 'Магазин', 'Когда', 'Автомобиль', 'Кто', 'Телефон'],
          ...visits.map(toVisit),
        ],
      }
    }
    case 'end-visit': {
      const { number } = await endVisit(db, command.end, now)
      return { said: `${number}: ${VISIT_ENDS[command.end.to]}.` }
    }
    case 'set-role': {
      const outcome = await setRole(db, command.contact, command.role)
      if (outcome !== 'done') throw gatewayError('validation', ROLE_REFUSALS[outcome])
      return { said: ROLES[command.role] }
    }
    case 'create-admin': {
      const password = await createAdmin(db, command.contact)
      return {
        said: `Создан кабинет администратора, пароль: ${password}\nОн показан один раз. Смените его в кабинете, в разделе «Профиль».`,
      }
    }
    case 'list-consents':
      return { rows: await listConsents(db, command.contact) }
    case 'list-inquiries':
      return listInquiries(db, command.since === undefined ? undefined : new Date(command.since))
  }
}

function toPromo({
  code,
  title,
  bonuses,
  validFrom,
  validUntil,
  uses,
  maxUses,
  isOffered,
}: PromoRow): string[] {
  const used = maxUses === null ? String(uses) : `${uses} из ${maxUses}`
  // The end is exclusive.
  const last = validUntil && new Date(validUntil.getTime() - 1)
  return [code, title, String(bonuses), dayOf(validFrom), dayOf(last), used, isOffered ? 'да' : 'нет']
}

type PromoRow = Awaited<ReturnType<typeof listAllPromoCodes>>[number]
type WheelsRow = Awaited<ReturnType<typeof listWheels>>[number]

function toWheels({ order, shop, phone }: WheelsRow): string[] {
  const { number, title, status, place, dateTo, isPaid, price } = order
  const paid = isPaid ? 'да' : `нет${price === null ? '' : `, ${formatPrice(price)}`}`
  return [number, title, WHEELS[status], shop, place ?? '', toWireDay(dateTo), paid, phone ?? '']
}

function toVisit(visit: Awaited<ReturnType<typeof listVisits>>[number]): string[] {
  const { number, services, status, shop, date, time, car, company, name, phone } = visit
  const what = services.join(', ') || 'договор компании'
  const hour = date === null ? '' : `${date} ${time}`
  return [number, what, status.title, shop ?? '', hour, car ?? '', company ?? name, phone]
}

function dayOf(moment: Date | null): string {
  return moment === null ? '' : toWireDay(moscowDay(moment))
}
