import { DESK_USAGE, DeskArgsError, type DeskTopic, parseDeskArgs } from '@/gateway/cli/desk/parse-desk-args'
import { explainFailure, toCsvLine } from '@/gateway/cli/owner-csv'
import { sendCommand } from '@/gateway/cli/owner-commands/send-command'
import { withOwnDatabase } from '@/gateway/cli/with-own-database'
import { gatewayError } from '@/gateway/core/errors'
import { DataDirBusyError } from '@/gateway/db/lock-data-dir'
import { type GatewayEnv, readGatewayEnv } from '@/gateway/env'
import { DESK_COMMAND_PATH } from '@/gateway/services/owner-commands/command-shapes'
import {
  type DeskCommand,
  type DeskReport,
  runDeskCommand,
} from '@/gateway/services/owner-commands/run-desk-command'
import { GatewayError } from '@/lib/gateway/errors'

export const DESK_EXIT = { done: 0, failed: 1, usage: 2, refused: 3 } as const

export type DeskTerminal = { out: (text: string) => unknown; err: (text: string) => unknown }

/** `npm run promo`, `cards` and `wheels`: what people at the counter write down; answers with the exit code. */
export async function runDesk(
  topic: DeskTopic,
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { out, err }: DeskTerminal,
): Promise<number> {
  if (args.includes('--help')) {
    out(DESK_USAGE[topic])
    return DESK_EXIT.done
  }
  try {
    // npm starts scripts in the project's folder and tells here where the person stood.
    const command = parseDeskArgs(topic, args, environment['INIT_CWD'] ?? '.')
    const report = await perform(readGatewayEnv(environment), command)
    out('said' in report ? `${report.said}\n` : report.rows.map(toCsvLine).join(''))
    return DESK_EXIT.done
  } catch (error) {
    if (error instanceof DeskArgsError) {
      err(error.message)
      return DESK_EXIT.usage
    }
    if (error instanceof GatewayError) {
      err(`${error.message}\n`)
      return DESK_EXIT.refused
    }
    err(explainFailure(error))
    return DESK_EXIT.failed
  }
}

/** A shop that is open holds its database and does the command itself. */
async function perform(env: GatewayEnv, command: DeskCommand): Promise<DeskReport> {
  try {
    return await withOwnDatabase(env, ({ db }) => runDeskCommand(db, command, new Date()))
  } catch (error) {
    if (!(error instanceof DataDirBusyError) || !error.channel) throw error
    return sendCommand<DeskReport>(error.channel, DESK_COMMAND_PATH, command, {
      refuse: (message) => gatewayError('validation', message),
    })
  }
}
