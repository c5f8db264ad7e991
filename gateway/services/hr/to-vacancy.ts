import type { contentEntries, FieldValue } from '@/gateway/db/schema/site'

type Row = typeof contentEntries.$inferSelect

function textOf(value: FieldValue | undefined): string | null {
  return typeof value === 'string' ? value : null
}

function numberOf(value: FieldValue | undefined): number | null {
  return typeof value === 'number' ? value : null
}

function pointsOf(value: FieldValue | undefined): string[] {
  return Array.isArray(value) ? value : []
}

export function toVacancy({ code, title, preview, createdAt, fields }: Row) {
  return {
    id: code,
    title,
    city: textOf(fields['city']),
    address: textOf(fields['address']),
    department: textOf(fields['department']),
    employment: textOf(fields['employment']),
    salaryFrom: numberOf(fields['salaryFrom']),
    salaryTo: numberOf(fields['salaryTo']),
    preview,
    createdAt: createdAt.toISOString(),
    openUntil: textOf(fields['openUntil']),
  }
}

export function toVacancyDetail(row: Row) {
  const { content, fields } = row
  return {
    ...toVacancy(row),
    content,
    duties: pointsOf(fields['duties']),
    requirements: pointsOf(fields['requirements']),
    conditions: pointsOf(fields['conditions']),
    contact: textOf(fields['contact']),
  }
}
