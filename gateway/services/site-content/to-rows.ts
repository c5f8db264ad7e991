import { toCode } from '@/gateway/core/text/to-code'
import type { contentEntries, ContentKind, FieldValue } from '@/gateway/db/schema/site'
import type {
  CertificateHead,
  NewsHead,
  PressHead,
  PromoHead,
  VacancyHead,
} from '@/gateway/services/site-content/document-shapes'
import type { ContentDocument } from '@/gateway/services/site-content/read-document'

type Row<Table extends { $inferSelect: object }> = Omit<Table['$inferSelect'], 'id' | 'sid' | 'updatedAt'>
export type EntryRow = Row<typeof contentEntries> & { file: string }

type EntryHead = NewsHead | PressHead | PromoHead | CertificateHead | VacancyHead
type Fields = Record<string, FieldValue>

/** The day begins in the shop's own time zone, at an hour that is the same day everywhere in the country. */
function momentOf(day: string): Date {
  return new Date(`${day}T09:00:00+03:00`)
}

function shown(fields: Record<string, FieldValue | undefined>): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  )
}

function dotted(day: string | undefined): string | undefined {
  return day?.split('-').toReversed().join('.')
}

function toEntry(
  kind: ContentKind,
  { file, code, head, html }: ContentDocument<EntryHead>,
  fields: Fields,
): EntryRow {
  return {
    file,
    kind,
    code,
    title: head.title,
    preview: head.preview ?? null,
    content: html,
    picture: ('picture' in head ? head.picture : undefined) ?? null,
    fields,
    tags: [],
    createdAt: momentOf(head.date),
  }
}

function goodsOf({ section, goods }: NewsHead): Fields {
  return shown({ section, goods: goods.length > 0 ? goods : undefined })
}

export function toNews(kind: ContentKind, document: ContentDocument<NewsHead>): EntryRow {
  return toEntry(kind, document, goodsOf(document.head))
}

export function toPress(document: ContentDocument<PressHead>): EntryRow {
  const { source } = document.head
  return toEntry('press', document, {
    ...goodsOf(document.head),
    ...shown({ sourceTitle: source?.title, sourceLink: source?.link }),
  })
}

export function toPromo(document: ContentDocument<PromoHead>): EntryRow {
  const { from, until, link, ad, utm = {} } = document.head
  const marks = Object.entries(utm).map(([name, value]) => [`utm_${name}`, value] as const)
  return toEntry('promo', document, {
    ...goodsOf(document.head),
    ...shown({
      dateFrom: dotted(from),
      dateTo: dotted(until),
      location: link,
      ad_erid: ad?.erid,
      ad_advertiser: ad?.advertiser,
      ...Object.fromEntries(marks),
    }),
  })
}

export function toCertificate(document: ContentDocument<CertificateHead>): EntryRow {
  const { brand, number, issuer, until, document: file } = document.head
  return {
    ...toEntry('certificate', document, shown({ number, issuer, dateTo: dotted(until), document: file })),
    tags: brand === undefined ? [] : [{ slug: toCode(brand), title: brand }],
  }
}

export function toVacancy(document: ContentDocument<VacancyHead>): EntryRow {
  const { city, address, department, employment, salary, contact, until, duties, requirements, conditions } =
    document.head
  return toEntry(
    'vacancy',
    document,
    shown({
      city,
      address,
      department,
      employment,
      salaryFrom: salary?.from,
      salaryTo: salary?.to,
      contact,
      openUntil: until,
      duties,
      requirements,
      conditions,
    }),
  )
}
