import { formatDeskReport, performDeskCommand } from '@/gateway/cli/owner-commands/perform-desk-command'
import { explainFailure } from '@/gateway/cli/owner-csv'
import { type Contact, toContact } from '@/gateway/core/contact'
import { readGatewayEnv } from '@/gateway/env'
import { GatewayError } from '@/lib/gateway/errors'

const REVOKE = '--revoke'

const USAGE = `Права администратора: npm run admin -- ТЕЛЕФОН_ИЛИ_ПОЧТА [${REVOKE}]
Человек сначала регистрируется в магазине и подтверждает этот телефон или почту.
`

export const ADMIN_EXIT = { done: 0, failed: 1, usage: 2 } as const

export type AdminTerminal = { out: (text: string) => unknown; err: (text: string) => unknown }

/** `npm run admin`: makes a registered person an administrator, or takes the right away; returns the exit code. */
export async function runAdmin(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { out, err }: AdminTerminal,
): Promise<number> {
  if (args.includes('--help')) {
    out(USAGE)
    return ADMIN_EXIT.done
  }
  const contact = readContact(args.filter((arg) => arg !== REVOKE))
  if (!contact) {
    err(USAGE)
    return ADMIN_EXIT.usage
  }
  const isAdmin = !args.includes(REVOKE)
  try {
    const command = { do: 'set-admin', contact, isAdmin } as const
    out(formatDeskReport(await performDeskCommand(readGatewayEnv(environment), command)))
    return ADMIN_EXIT.done
  } catch (error) {
    err(error instanceof GatewayError ? `${error.message}\n` : explainFailure(error))
    return ADMIN_EXIT.failed
  }
}

function readContact([given, ...others]: readonly string[]): Contact | undefined {
  if (given === undefined || given.startsWith('-') || others.length > 0) return undefined
  try {
    return toContact(given.includes('@') ? { email: given } : { phone: given })
  } catch {
    return undefined
  }
}
