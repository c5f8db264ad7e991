import { asc, gte, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { inquiries, inquiryFiles } from '@/gateway/db/schema/inquiries'

export type StoredInquiry = {
  number: string
  createdAt: Date
  form: string
  answers: Record<string, string>
  files: { name: string; path: string }[]
}

/** Inquiries since a moment, the oldest first. */
export async function readInquiries(db: Database, since: Date | undefined): Promise<StoredInquiry[]> {
  const rows = await db
    .select()
    .from(inquiries)
    .where(since && gte(inquiries.createdAt, since))
    .orderBy(asc(inquiries.createdAt), asc(inquiries.id))
  const ids = rows.map(({ id }) => id)
  const files = await db
    .select()
    .from(inquiryFiles)
    .where(inArray(inquiryFiles.inquiryId, ids))
    .orderBy(asc(inquiryFiles.position))
  return rows.map(({ id, number, createdAt, form, answers }) => ({
    number,
    createdAt,
    form,
    answers,
    files: files.filter(({ inquiryId }) => inquiryId === id).map(({ name, path }) => ({ name, path })),
  }))
}
