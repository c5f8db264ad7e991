import { DESK_USAGE, DeskArgsError, type DeskTopic, parseDeskArgs } from '@/gateway/cli/desk/parse-desk-args'
import { formatDeskReport, performDeskCommand } from '@/gateway/cli/owner-commands/perform-desk-command'
import { explainFailure } from '@/gateway/cli/explain-failure'
import { readGatewayEnv } from '@/gateway/env'
import { GatewayError } from '@/lib/gateway/errors'

export const DESK_EXIT = { done: 0, failed: 1, usage: 2, refused: 3 } as const

export type DeskTerminal = { out: (text: string) => unknown; err: (text: string) => unknown }

/** `npm run promo`, `cards`, `wheels` and `visits`: records of people at the counter; returns the exit code. */
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
    // npm starts scripts in the project's folder; this is the folder of the caller.
    const command = parseDeskArgs(topic, args, environment['INIT_CWD'] ?? '.')
    out(formatDeskReport(await performDeskCommand(readGatewayEnv(environment), command)))
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
