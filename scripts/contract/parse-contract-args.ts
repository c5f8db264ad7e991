import { parseArgs } from 'node:util'
import { parseCredentials, type Accounts } from '@/scripts/contract/sign-in'

export const CONTRACT_USAGE = `npm run contract -- --url http://localhost:4000
  Проверяет любой шлюз по договору API.
    --retail ЛОГИН:ПАРОЛЬ       или CONTRACT_RETAIL: кабинет для проверки, его данные изменятся
    --corporate ЛОГИН:ПАРОЛЬ    или CONTRACT_CORPORATE: такой же кабинет компании
  [--guests-only]               без кабинетов; то, для чего они нужны, не проверяется
  [--read-only]                 без вызовов, которые что-то меняют`

export type ContractArgs = { origin: string; isReadOnly: boolean; accounts: Accounts }

/** What the command line and the environment ask for, or in words what they lack. */
export function parseContractArgs(
  args: readonly string[],
  environment: Record<string, string | undefined>,
): ContractArgs | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        'read-only': { type: 'boolean', default: false },
        'guests-only': { type: 'boolean', default: false },
        retail: { type: 'string' },
        corporate: { type: 'string' },
      },
    })
    if (!values.url || !URL.canParse(values.url)) return 'The address of the gateway is missing: --url'
    const accounts = {
      retail: parseCredentials(values.retail ?? environment['CONTRACT_RETAIL']),
      corporate: parseCredentials(values.corporate ?? environment['CONTRACT_CORPORATE']),
    }
    const missing = Object.entries(accounts).flatMap(([kind, account]) => (account ? [] : [`--${kind}`]))
    if (missing.length > 0 && !values['guests-only'])
      return `Accounts are missing: ${missing.join(', ')}. Without them half of the calls cannot be checked`
    return { origin: new URL(values.url).origin, isReadOnly: values['read-only'], accounts }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
