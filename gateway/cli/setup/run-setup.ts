import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { explainFailure } from '@/gateway/cli/explain-failure'
import { withOwnDatabase } from '@/gateway/cli/with-own-database'
import { decodeUtf8 } from '@/gateway/core/text/decode-utf8'
import { DataDirBusyError } from '@/gateway/db/lock-data-dir'
import { readGatewayEnv, type GatewayEnv } from '@/gateway/env'
import { applySetup, type SetupReport } from '@/gateway/services/shop-setup/apply-setup'
import { sendCommand } from '@/gateway/cli/owner-commands/send-command'
import { SETUP_COMMAND_PATH, type SetupCommand } from '@/gateway/services/owner-commands/command-shapes'
import { readSetupFile, SetupFileError, type Setup } from '@/gateway/services/shop-setup/setup-file'
import { showSetup } from '@/gateway/services/shop-setup/show-setup'

const USAGE = `Разделы, магазины, поставщики и бренды магазина из файла:
  npm run setup -- ФАЙЛ          загрузить файл YAML или JSON; повтор ничего не меняет
  npm run setup -- ФАЙЛ --remove убрать то, чего в файле больше нет; перед этим спросит, с --yes — не спросит
  npm run setup -- --check ФАЙЛ  только проверить
  npm run setup -- --show        напечатать то, что есть, таким же файлом

Пример с разделами и правилами: docs/shop.example.yaml
`

export const SETUP_EXIT = { done: 0, failed: 1, usage: 2, badFile: 3 } as const

export type SetupTerminal = {
  out: (text: string) => unknown
  err: (text: string) => unknown
  /** Absent where no person can answer. */
  call?: ((question: string) => Promise<string>) | undefined
}

type SetupArgs = { file: string; isCheck: boolean; isRemove: boolean; isSure: boolean }

/** What the arguments ask for: a file, what the shop has ('show'), or nothing that is known. */
function readSetupArgs(args: readonly string[]): SetupArgs | 'show' | undefined {
  const flags = new Set(args.filter((arg) => arg.startsWith('--')))
  const [file, extra] = args.filter((arg) => !arg.startsWith('--'))
  const isShow = flags.delete('--show')
  const isCheck = flags.delete('--check')
  const isRemove = flags.delete('--remove')
  const isSure = flags.delete('--yes')
  const isMixed = (isRemove && (isShow || isCheck)) || (isSure && !isRemove)
  if (flags.size > 0 || extra !== undefined || isMixed) return undefined
  if (file === undefined) return isShow ? 'show' : undefined
  return isShow ? undefined : { file, isCheck, isRemove, isSure }
}

/** `npm run setup`: makes an empty shop ready for price lists; returns the exit code. */
export async function runSetup(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  terminal: SetupTerminal,
): Promise<number> {
  const { out, err } = terminal
  if (args.includes('--help')) {
    out(USAGE)
    return SETUP_EXIT.done
  }
  const requested = readSetupArgs(args)
  if (requested === undefined) {
    err(USAGE)
    return SETUP_EXIT.usage
  }
  try {
    if (requested === 'show')
      out(await withOwnDatabase(readGatewayEnv(environment), ({ db }) => showSetup(db)))
    else await setUp(requested, environment, terminal)
    return SETUP_EXIT.done
  } catch (error) {
    err(explain(error))
    return error instanceof SetupFileError ? SETUP_EXIT.badFile : SETUP_EXIT.failed
  }
}

/** Throws a `SetupFileError` when the file cannot be read, or a removal can be confirmed neither by `--yes` nor at the terminal. */
async function setUp(
  { file, isCheck, isRemove, isSure }: SetupArgs,
  environment: Record<string, string | undefined>,
  { out, call }: SetupTerminal,
): Promise<void> {
  // npm starts scripts in the project's folder; this is the folder of the caller.
  const text = decodeUtf8(await readFile(path.resolve(environment['INIT_CWD'] ?? '.', file)))
  if (text === undefined) throw new SetupFileError('Файл не в UTF-8: сохраните его в ней')
  const setup = readSetupFile(text)
  if (isCheck) {
    out('Файл верен\n')
    return
  }
  if (isRemove && !isSure && !call) throw new SetupFileError('Чтобы убрать без вопроса, добавьте --yes')
  const env = readGatewayEnv(environment)
  const report = await apply(env, setup, text, [])
  out(formatSetup(report) + formatOmitted(report.omitted, isRemove))
  const keys = report.omitted.filter(({ held }) => held.length === 0).map(({ key }) => key)
  if (!isRemove || keys.length === 0) return
  if (call && !isSure && !(await isAgreed(keys.length, call))) {
    out('Ничего не убрано\n')
    return
  }
  const { omitted } = await apply(env, setup, text, keys)
  out(`Убрано: ${omitted.filter(({ isRemoved }) => isRemoved).length}\n`)
}

/** A running shop holds its database and sets itself up. */
async function apply(
  env: GatewayEnv,
  setup: Setup,
  text: string,
  remove: readonly string[],
): Promise<SetupReport> {
  try {
    return await withOwnDatabase(env, ({ db }) => applySetup(db, setup, remove))
  } catch (error) {
    if (!(error instanceof DataDirBusyError) || !error.channel) throw error
    const command: SetupCommand = { text, remove }
    return sendCommand<SetupReport>(error.channel, SETUP_COMMAND_PATH, command, {
      refuse: (message) => new SetupFileError(message),
    })
  }
}

function formatSetup({
  sections,
  rules,
  shops,
  suppliers,
  brands,
  placement,
  shownNames,
}: SetupReport): string {
  return [
    'Магазин настроен',
    `  Разделов: ${sections}, правил: ${rules}`,
    `  Магазинов: ${shops}, поставщиков: ${suppliers}, брендов: ${brands}`,
    `  Товаров переложено: ${placement.moved}, осталось без раздела: ${placement.homeless}`,
    ...shownNames.map(
      ({ title, shownTitle }) =>
        `  «${title}» покупатели видят как «${shownTitle}»: так задано на рабочем месте`,
    ),
    '',
  ].join('\n')
}

const KINDS = { section: 'раздел', filter: 'фильтр', shop: 'магазин', supplier: 'поставщик' } as const

/** What the file does not name any more, and why it stays. */
function formatOmitted(omitted: SetupReport['omitted'], isRemove: boolean): string {
  if (omitted.length === 0) return ''
  const lines = omitted.map(({ kind, title, key, held }) => {
    const name = `  ${KINDS[kind]} «${title}» (${key.slice(key.indexOf(':') + 1)})`
    return held.length === 0 ? name : `${name} — останется: ${held.join(', ')}`
  })
  const isFree = omitted.some(({ held }) => held.length === 0)
  const advice = isFree && !isRemove ? ['Убрать то, на чём ничего не держится: --remove'] : []
  return ['Есть в магазине, но не названо в файле:', ...lines, ...advice, ''].join('\n')
}

async function isAgreed(count: number, call: NonNullable<SetupTerminal['call']>): Promise<boolean> {
  return /^(?:д|да|y|yes)$/i.test((await call(`Убрать (${count})? да/нет: `)).trim())
}

function explain(error: unknown): string {
  if (error instanceof SetupFileError) return `${error.message}\nМагазин не изменился\n`
  return explainFailure(error, 'Не удалось, магазин не изменился')
}
