import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { formatDeskReport, performDeskCommand } from '@/gateway/cli/owner-commands/perform-desk-command'
import { explainFailure } from '@/gateway/cli/explain-failure'
import type { FileStore } from '@/gateway/core/ports/file-store'
import { readGatewayEnv } from '@/gateway/env'
import { openFileStore } from '@/gateway/services/files/open-file-store'
import type { InquiryAttachment } from '@/gateway/services/owner-commands/list-inquiries'

const USAGE = `Обращения с форм сайта: npm run inquiries [-- --since ГГГГ-ММ-ДД] [--files ПАПКА]
Пишет CSV: номер, когда, форма, что ответили, приложенные файлы. С --files кладёт файлы в папку.
`

const day = z.iso.date()

export const INQUIRIES_EXIT = { done: 0, failed: 1, usage: 2 } as const

export type InquiriesTerminal = { out: (text: string) => unknown; err: (text: string) => unknown }
type Requested = { since: Date | undefined; folder: string | undefined }

/** `npm run inquiries`: the inquiries sent by the forms of the shop; returns the exit code. */
export async function runInquiries(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { out, err }: InquiriesTerminal,
): Promise<number> {
  if (args.includes('--help')) {
    out(USAGE)
    return INQUIRIES_EXIT.done
  }
  const requested = readArguments(args)
  if (!requested) {
    err(USAGE)
    return INQUIRIES_EXIT.usage
  }
  try {
    const env = readGatewayEnv(environment)
    const since = requested.since && { since: requested.since.toISOString() }
    const report = await performDeskCommand(env, { do: 'list-inquiries', ...since })
    out(formatDeskReport(report))
    if (requested.folder !== undefined && 'attachments' in report) {
      // npm starts scripts in the project's folder; this is the folder of the caller.
      const folder = path.resolve(environment['INIT_CWD'] ?? '.', requested.folder)
      await saveFiles(report.attachments ?? [], openFileStore(env), folder, err)
    }
    return INQUIRIES_EXIT.done
  } catch (error) {
    err(explainFailure(error))
    return INQUIRIES_EXIT.failed
  }
}

function readArguments(args: readonly string[]): Requested | undefined {
  const requested: Requested = { since: undefined, folder: undefined }
  for (let at = 0; at < args.length; at += 2) {
    const [name, value = ''] = args.slice(at, at + 2)
    if (name === '--since' && day.safeParse(value).success)
      requested.since = new Date(`${value}T00:00:00+03:00`)
    else if (name === '--files' && value !== '') requested.folder = value
    else return undefined
  }
  return requested
}

/** Each under its inquiry's number: two people may send files of one name. */
async function saveFiles(
  attachments: readonly InquiryAttachment[],
  store: FileStore,
  folder: string,
  err: InquiriesTerminal['err'],
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { number, position, name, path: stored } of attachments) {
    const content = await store.open('private', stored)
    if (content) {
      const file = `${number}-${position}${path.extname(name)}`
      await writeFile(path.join(folder, file), Buffer.from(await content.arrayBuffer()))
    } else err(`Файла ${name} обращения ${number} больше нет.\n`)
  }
}
