import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { explainFailure, toCsvLine, toCsvMoment } from '@/gateway/cli/owner-csv'
import { withOwnDatabase } from '@/gateway/cli/with-own-database'
import type { FileStore } from '@/gateway/core/file-store'
import { readGatewayEnv } from '@/gateway/env'
import { openFileStore } from '@/gateway/services/files/open-file-store'
import { type KeptInquiry, readInquiries } from '@/gateway/services/inquiries/read-inquiries'
import { findInquiryForm } from '@/lib/gateway/contracts/inquiry-forms'

const USAGE = `Обращения с форм сайта: npm run inquiries [-- --since ГГГГ-ММ-ДД] [--files ПАПКА]
Пишет CSV: номер, когда, форма, что ответили, приложенные файлы. С --files кладёт файлы в папку.
`

const HEADINGS = ['Номер', 'Когда', 'Форма', 'Ответы', 'Файлы']
const DAY = /^\d{4}-\d{2}-\d{2}$/

export const INQUIRIES_EXIT = { done: 0, failed: 1, usage: 2 } as const

export type InquiriesTerminal = { out: (text: string) => unknown; err: (text: string) => unknown }
type Wanted = { since: Date | undefined; folder: string | undefined }

/** `npm run inquiries`: what people have asked of the owner by the forms of the shop; answers with the exit code. */
export async function runInquiries(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { out, err }: InquiriesTerminal,
): Promise<number> {
  const wanted = readArguments(args)
  if (!wanted) {
    err(USAGE)
    return INQUIRIES_EXIT.usage
  }
  try {
    const env = readGatewayEnv(environment)
    const found = await withOwnDatabase(env, ({ db }) => readInquiries(db, wanted.since))
    out([HEADINGS, ...found.map(toCells)].map(toCsvLine).join(''))
    if (wanted.folder !== undefined) await saveFiles(found, openFileStore(env), wanted.folder, err)
    return INQUIRIES_EXIT.done
  } catch (error) {
    err(explainFailure(error))
    return INQUIRIES_EXIT.failed
  }
}

function readArguments(args: readonly string[]): Wanted | undefined {
  const wanted: Wanted = { since: undefined, folder: undefined }
  for (let at = 0; at < args.length; at += 2) {
    const [name, value = ''] = args.slice(at, at + 2)
    if (name === '--since' && DAY.test(value)) wanted.since = new Date(`${value}T00:00:00+03:00`)
    else if (name === '--files' && value !== '') wanted.folder = value
    else return undefined
  }
  return Number.isNaN(wanted.since?.getTime()) ? undefined : wanted
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
  return [number, toCsvMoment(createdAt), known?.title ?? form, said.join('\n'), names.join(', ')]
}

/** Each under its inquiry's number: two people may send files of one name. */
async function saveFiles(
  found: readonly KeptInquiry[],
  store: FileStore,
  folder: string,
  err: InquiriesTerminal['err'],
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { number, files } of found) {
    for (const [at, file] of files.entries()) {
      const content = await store.open('private', file.path)
      if (content) {
        const name = `${number}-${at + 1}${path.extname(file.path)}`
        await writeFile(path.join(folder, name), Buffer.from(await content.arrayBuffer()))
      } else err(`Файла ${file.name} обращения ${number} больше нет.\n`)
    }
  }
}
