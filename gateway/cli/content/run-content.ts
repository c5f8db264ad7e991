import { existsSync } from 'node:fs'
import path from 'node:path'
import { explainFailure } from '@/gateway/cli/explain-failure'
import { checkFiles, copyFiles, picturesOf } from '@/gateway/cli/content/copy-files'
import { formatReport, formatWarnings } from '@/gateway/cli/content/format-report'
import { sendCommand } from '@/gateway/cli/owner-commands/send-command'
import { withOwnDatabase } from '@/gateway/cli/with-own-database'
import { DataDirBusyError } from '@/gateway/db/lock-data-dir'
import { type GatewayEnv, readGatewayEnv } from '@/gateway/env'
import { CONTENT_COMMAND_PATH, type ContentCommand } from '@/gateway/services/owner-commands/command-shapes'
import { applyContent } from '@/gateway/services/site-content/apply-content'
import { ContentError } from '@/gateway/services/site-content/content-error'
import type { ContentReport } from '@/gateway/services/site-content/content-report'
import { readContent } from '@/gateway/services/site-content/read-content'
import { readFolder } from '@/gateway/services/site-content/read-folder'

const USAGE = `Тексты, меню, вакансии, сертификаты и сведения о магазине из папки:
  npm run content -- ПАПКА            загрузить; повтор ничего не меняет
  npm run content -- --dry-run ПАПКА  показать, что изменится, и ничего не менять
  npm run content -- --check ПАПКА    только проверить: файлы, а если магазин здесь, то и его

Что лежит в папке: docs/content.md, пример — docs/content.example
`

const NOT_COMPARED =
  'Магазина здесь нет: разделы, товары, бренды, магазины и файлы не сверены с тем, что в нём есть'

export const CONTENT_EXIT = { done: 0, failed: 1, usage: 2, badFile: 3 } as const

type Terminal = { out: (text: string) => unknown; err: (text: string) => unknown }

/** `npm run content`: loads a folder of texts into the shop; returns the exit code. */
export async function runContent(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { out, err }: Terminal,
): Promise<number> {
  if (args.includes('--help')) {
    out(USAGE)
    return CONTENT_EXIT.done
  }
  const flags = new Set(args.filter((arg) => arg.startsWith('--')))
  const [named, extra] = args.filter((arg) => !arg.startsWith('--'))
  const isCheck = flags.delete('--check')
  const isDryRun = flags.delete('--dry-run')
  if (flags.size > 0 || named === undefined || extra !== undefined || (isCheck && isDryRun)) {
    err(USAGE)
    return CONTENT_EXIT.usage
  }
  // npm starts scripts in the project's folder; this is the folder of the caller.
  const folder = path.resolve(environment['INIT_CWD'] ?? '.', named)
  try {
    const files = await checkFiles(folder)
    const content = readContent(readFolder(folder))
    const env = readGatewayEnv(environment)
    if (isCheck) {
      const isCompared = hasShop(env)
      const { warnings } = isCompared ? await apply(env, folder, true) : content
      out(formatWarnings(warnings))
      out(isCompared ? 'Ошибок нет\n' : `Ошибок нет. ${NOT_COMPARED}\n`)
      return CONTENT_EXIT.done
    }
    // Pictures first: no page may show a text before its picture is there.
    const copied = files.length > 0 ? [await copyFiles(env, folder, files, isDryRun)] : []
    const { parts, warnings } = await apply(env, folder, isDryRun)
    out(formatWarnings(warnings))
    out(formatReport([...copied, ...parts], isDryRun))
    return CONTENT_EXIT.done
  } catch (error) {
    err(explain(error))
    return error instanceof ContentError ? CONTENT_EXIT.badFile : CONTENT_EXIT.failed
  }
}

/** A folder is checked without a shop too, as in its repository. */
function hasShop({ databaseUrl, dataDir }: GatewayEnv): boolean {
  return databaseUrl !== undefined || existsSync(path.join(dataDir, 'pglite'))
}

/** A running shop holds its database and loads the folder itself. */
async function apply(env: GatewayEnv, folder: string, isDryRun: boolean): Promise<ContentReport> {
  try {
    return await withOwnDatabase(env, async ({ db }) =>
      applyContent(db, readContent(readFolder(folder)), { isDryRun, pictures: await picturesOf(env, db) }),
    )
  } catch (error) {
    if (!(error instanceof DataDirBusyError) || !error.channel) throw error
    const command: ContentCommand = { folder, isDryRun }
    return sendCommand<ContentReport>(error.channel, CONTENT_COMMAND_PATH, command, {
      refuse: (message) => new ContentError([], message),
    })
  }
}

function explain(error: unknown): string {
  if (error instanceof ContentError) return `${error.message}\nМагазин не изменился\n`
  return explainFailure(error, 'Не удалось, магазин не изменился')
}
