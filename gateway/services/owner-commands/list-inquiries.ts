import type { Database } from '@/gateway/core/database'
import { moscowStamp } from '@/gateway/services/delivery/moscow-time'
import { type KeptInquiry, readInquiries } from '@/gateway/services/inquiries/read-inquiries'
import { findInquiryForm } from '@/lib/gateway/contracts/inquiry-forms'

const HEADINGS = ['Номер', 'Когда', 'Форма', 'Ответы', 'Файлы']

/** What came with an inquiry: `name` as its sender called it, `path` where the shop's private files have it. */
export type InquiryAttachment = { number: string; position: number; name: string; path: string }

/** What people wrote by the shop's forms, as a table, and what they attached. */
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

function toCells({ number, createdAt, form, answers, files }: KeptInquiry): string[] {
  const known = findInquiryForm(form)
  const labels = new Map<string, string>(known?.fields.map(({ name, label }) => [name, label]))
  // In the order of the form; what it does not ask for any more comes last.
  const asked = [...new Set([...labels.keys(), ...Object.keys(answers)])]
  const said = asked.flatMap((name) => {
    const answer = answers[name]
    return answer === undefined ? [] : `${labels.get(name) ?? name}: ${answer}`
  })
  const names = files.map(({ name }) => name)
  return [number, moscowStamp(createdAt), known?.title ?? form, said.join('\n'), names.join(', ')]
}
