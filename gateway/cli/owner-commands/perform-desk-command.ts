import { sendCommand } from '@/gateway/cli/owner-commands/send-command'
import { toCsvLine } from '@/gateway/core/text/csv'
import { withOwnDatabase } from '@/gateway/cli/with-own-database'
import { gatewayError } from '@/gateway/core/errors/errors'
import { DataDirBusyError } from '@/gateway/db/lock-data-dir'
import type { GatewayEnv } from '@/gateway/env'
import { DESK_COMMAND_PATH } from '@/gateway/services/owner-commands/command-shapes'
import {
  type DeskCommand,
  type DeskReport,
  runDeskCommand,
} from '@/gateway/services/owner-commands/run-desk-command'

/** Executes a command on the shop's database. A running shop holds the embedded one and executes the command itself. */
export async function performDeskCommand(env: GatewayEnv, command: DeskCommand): Promise<DeskReport> {
  try {
    return await withOwnDatabase(env, ({ db }) => runDeskCommand(db, command, new Date()))
  } catch (error) {
    if (!(error instanceof DataDirBusyError) || !error.channel) throw error
    return sendCommand<DeskReport>(error.channel, DESK_COMMAND_PATH, command, {
      refuse: (message) => gatewayError('validation', message),
    })
  }
}

/** Output for the terminal: a sentence, or a sheet. */
export function formatDeskReport(report: DeskReport): string {
  return 'said' in report ? `${report.said}\n` : report.rows.map(toCsvLine).join('')
}
