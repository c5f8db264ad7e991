import { selectRows } from '@/gateway/core/database'
import { fieldError } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import { toRubles } from '@/gateway/services/cards/to-entity'
import { addDays, moscowMoment } from '@/gateway/services/delivery/moscow-time'
import type { ServiceDeps } from '@/gateway/services/deps'
import {
  missedSearchesOf,
  refusalsOf,
  salesOf,
  type Span,
  termsOf,
} from '@/gateway/services/reports/report-sql'
import { MAX_REPORT_DAYS, type readDeskReport, type ReportTable } from '@/lib/gateway/contracts/desk/reports'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Query = ParsedRequestOf<typeof readDeskReport>['body']
type Column = ReportTable['columns'][number]
type Row = ReportTable['rows'][number]
type Built = { columns: readonly Column[]; rows: Row[]; total?: Row | undefined; isCut?: boolean }

/** Kopecks as the database sums them. */
type Sum = string | number

const MOST_SEARCHES = 500
const DAY_MS = 86_400_000

const column = (title: string, kind: Column['kind'] = 'count'): Column => ({ title, kind })
const SUPPLIER = column('Поставщик', 'text')

/** The columns of numbers added up; of money in kopecks. */
function totalsOf<Name extends string>(
  rows: readonly Readonly<Record<Name, Sum>>[],
  names: readonly Name[],
): Record<Name, number> {
  const sums = names.map((name) => [name, rows.reduce((sum, row) => sum + Number(row[name]), 0)] as const)
  // The keys are the given ones.
  return Object.fromEntries(sums) as Record<Name, number>
}

const SALES = ['lines', 'pieces', 'returned', 'full', 'back', 'discount', 'net'] as const
type Sale = Record<(typeof SALES)[number], Sum> & { supplier: string }

async function readSales({ db }: ServiceDeps, span: Span): Promise<Built> {
  const rows = await selectRows<Sale>(db, salesOf(span))
  const toCells = (title: string, row: Record<(typeof SALES)[number], Sum>): Row => [
    title,
    Number(row.lines),
    Number(row.pieces),
    Number(row.returned),
    toRubles(Number(row.full)),
    toRubles(Number(row.back)),
    toRubles(Number(row.discount)),
    toRubles(Number(row.net)),
  ]
  return {
    columns: [
      SUPPLIER,
      column('Выдано строк'),
      column('Штук'),
      column('Вернули, шт.'),
      column('По ценам заказа', 'money'),
      column('Возвраты', 'money'),
      column('Скидка бонусами', 'money'),
      column('Итого', 'money'),
    ],
    rows: rows.map((row) => toCells(row.supplier, row)),
    total: toCells('Всего', totalsOf(rows, SALES)),
  }
}

const REFUSALS = ['lines', 'pieces', 'full'] as const
type Refusal = Record<(typeof REFUSALS)[number], Sum> & { supplier: string; reason: string }

async function readRefusals({ db }: ServiceDeps, span: Span): Promise<Built> {
  const rows = await selectRows<Refusal>(db, refusalsOf(span))
  const total = totalsOf(rows, REFUSALS)
  return {
    columns: [
      SUPPLIER,
      column('Причина', 'text'),
      column('Строк'),
      column('Штук'),
      column('На сумму', 'money'),
    ],
    rows: rows.map(({ supplier, reason, lines, pieces, full }) => [
      supplier,
      reason,
      Number(lines),
      Number(pieces),
      toRubles(Number(full)),
    ]),
    total: ['Всего', null, total.lines, total.pieces, toRubles(total.full)],
  }
}

type Term = { supplier: string | null; lines: number; inTime: number; awaited: number; late: number | null }

const percentOf = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10

async function readTerms({ db, now }: ServiceDeps, span: Span): Promise<Built> {
  const found = await selectRows<Term>(db, termsOf(span, now()))
  const toCells = ({ supplier, lines, inTime, awaited, late }: Term): Row => [
    supplier ?? 'Всего',
    lines,
    inTime,
    percentOf(inTime, lines),
    awaited,
    late,
  ]
  const all = found.find(({ supplier }) => supplier === null)
  return {
    columns: [
      SUPPLIER,
      column('Строк со сроком'),
      column('Готовы в срок'),
      column('Доля в срок', 'percent'),
      column('Ещё не готовы'),
      column('Медиана опоздания, дней'),
    ],
    rows: found.filter((row) => row !== all).map(toCells),
    total: all && toCells(all),
  }
}

type Missed = { query: string; count: number; last_at: Date | string }

async function readSearches({ db }: ServiceDeps, { from, to }: Query): Promise<Built> {
  const rows = await selectRows<Missed>(db, missedSearchesOf(from, to, MOST_SEARCHES + 1))
  return {
    columns: [column('Запрос', 'text'), column('Сколько раз'), column('Последний раз', 'moment')],
    rows: rows
      .slice(0, MOST_SEARCHES)
      .map(({ query, count, last_at: last }) => [query, count, new Date(last).toISOString()]),
    isCut: rows.length > MOST_SEARCHES,
  }
}

function spanOf({ from, to }: Query): Span {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days < 1) throw fieldError('to', 'Конец периода раньше начала.')
  if (days > MAX_REPORT_DAYS) throw fieldError('from', 'Период не длиннее года.')
  return { start: moscowMoment(from, '00:00'), end: moscowMoment(addDays(to, 1), '00:00') }
}

const READERS: Record<Query['report'], (deps: ServiceDeps, span: Span, query: Query) => Promise<Built>> = {
  sales: readSales,
  refusals: readRefusals,
  terms: readTerms,
  searches: (deps, _span, query) => readSearches(deps, query),
}

/** A table of what the shop did in a period of Moscow's days. */
export async function readReport(deps: ServiceDeps, viewer: Viewer, query: Query): Promise<ReportTable> {
  await requireStaff(deps.db, viewer)
  const { columns, rows, total, isCut = false } = await READERS[query.report](deps, spanOf(query), query)
  return { columns: [...columns], rows, total: rows.length > 0 ? (total ?? null) : null, isCut }
}
