import { formatDeskReport, performDeskCommand } from '@/gateway/cli/owner-commands/perform-desk-command'
import { explainFailure } from '@/gateway/cli/explain-failure'
import { type Contact, toContact } from '@/gateway/core/contact'
import { readGatewayEnv } from '@/gateway/env'

const USAGE = `Журнал согласий: npm run consents [-- ТЕЛЕФОН_ИЛИ_ПОЧТА]
Пишет CSV: когда, кто, на что, дано или отозвано, с какого адреса и устройства.
`

export const CONSENTS_EXIT = { done: 0, failed: 1, usage: 2 } as const

export type ConsentsTerminal = { out: (text: string) => unknown; err: (text: string) => unknown }

/** `npm run consents`: the owner's proof of who agreed to what; returns the exit code. */
export async function runConsents(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { out, err }: ConsentsTerminal,
): Promise<number> {
  if (args.includes('--help')) {
    out(USAGE)
    return CONSENTS_EXIT.done
  }
  const contact = readContact(args)
  if (contact === 'wrong') {
    err(USAGE)
    return CONSENTS_EXIT.usage
  }
  try {
    const command = { do: 'list-consents', ...(contact && { contact }) } as const
    out(formatDeskReport(await performDeskCommand(readGatewayEnv(environment), command)))
    return CONSENTS_EXIT.done
  } catch (error) {
    err(explainFailure(error))
    return CONSENTS_EXIT.failed
  }
}

function readContact([given, ...others]: readonly string[]): Contact | undefined | 'wrong' {
  if (given === undefined) return undefined
  if (given.startsWith('-') || others.length > 0) return 'wrong'
  try {
    return toContact(given.includes('@') ? { email: given } : { phone: given })
  } catch {
    return 'wrong'
  }
}
