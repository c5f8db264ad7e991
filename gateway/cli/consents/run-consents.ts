import { explainFailure, toCsvLine, toCsvMoment } from '@/gateway/cli/owner-csv'
import { withOwnDatabase } from '@/gateway/cli/with-own-database'
import { type Contact, toContact } from '@/gateway/core/contact'
import { readGatewayEnv } from '@/gateway/env'
import { type LoggedConsent, readConsents } from '@/gateway/services/accounts/read-consents'

const USAGE = `Журнал согласий: npm run consents [-- ТЕЛЕФОН_ИЛИ_ПОЧТА]
Пишет CSV: когда, кто, на что, дано или отозвано, с какого адреса и устройства.
`

const HEADINGS = ['Когда', 'Кто', 'Телефон', 'Почта', 'На что', 'Согласие', 'Адрес', 'Устройство']

const PURPOSES: Readonly<Record<LoggedConsent['purpose'], string>> = {
  'personal-data': 'обработка персональных данных',
  letters: 'письма о скидках и новостях',
}

export const CONSENTS_EXIT = { done: 0, failed: 1, usage: 2 } as const

export type ConsentsTerminal = { out: (text: string) => unknown; err: (text: string) => unknown }

/** `npm run consents`: what the owner shows when asked who agreed to what; answers with the exit code. */
export async function runConsents(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { out, err }: ConsentsTerminal,
): Promise<number> {
  const contact = readContact(args)
  if (contact === 'wrong') {
    err(USAGE)
    return CONSENTS_EXIT.usage
  }
  try {
    const rows = await withOwnDatabase(readGatewayEnv(environment), ({ db }) => readConsents(db, contact))
    out([HEADINGS, ...rows.map(toCells)].map(toCsvLine).join(''))
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

function toCells({ createdAt, name, phone, email, purpose, isGiven, ip, device }: LoggedConsent): string[] {
  const answer = isGiven ? 'дано' : 'отозвано'
  return [
    toCsvMoment(createdAt),
    name,
    phone ?? '',
    email ?? '',
    PURPOSES[purpose],
    answer,
    ip ?? '',
    device ?? '',
  ]
}
