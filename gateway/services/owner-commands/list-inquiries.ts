import type { Database } from '@/gateway/core/database'
import { moscowStamp } from '@/gateway/services/delivery/moscow-time'
import { toAnswerLines } from '@/gateway/services/inquiries/inquiry-mails'
import { type StoredInquiry, readInquiries } from '@/gateway/services/inquiries/read-inquiries'
import { findInquiryForm } from '@/lib/gateway/contracts/site/inquiry-forms'
import { CONSENT, CONSENT_GIVEN } from '@/lib/validation/inquiry-consent'

const HEADINGS = ['Номер', 'Когда', 'Форма', 'Ответы', 'Файлы']

/** Attachments of an inquiry: `name` by its sender, `path` in the shop's private files. */
export type InquiryAttachment = { number: string; position: number; name: string; path: string }

/** Inquiries of the shop's forms as a table, with their attachments. */
export async function listInquiries(
  db: Database,
  since: Date | undefined,
): Promise<{ rows: string[][]; attachments: InquiryAttachment[] }> {
  const found = await readInquiries(db, since)
  return {
    rows: [HEADINGS, ...found.map(toCells)],
    attachments: found.flatMap(({ number, files }) =>
      files.map((file, at) => ({ number, position: at + 1, ...file })),
    ),
  }
}

function toCells({ number, createdAt, form, answers, files }: StoredInquiry): string[] {
  const known = findInquiryForm(form)
  const requested = new Set(known?.fields.map(({ name }) => name))
  // Fields that the form no longer has come last.
  const said = [
    ...(known ? toAnswerLines(known, answers) : []),
    ...Object.entries(answers).flatMap(([name, text]) =>
      requested.has(name) ? [] : [toLastLine(name, text)],
    ),
  ].map(({ label, text }) => `${label}: ${text}`)
  const names = files.map(({ name }) => name)
  return [number, moscowStamp(createdAt), known?.title ?? form, said.join('\n'), names.join(', ')]
}

function toLastLine(name: string, text: string): { label: string; text: string } {
  if (name !== CONSENT) return { label: name, text }
  return { label: 'Согласие на обработку персональных данных', text: text === CONSENT_GIVEN ? 'дано' : text }
}
