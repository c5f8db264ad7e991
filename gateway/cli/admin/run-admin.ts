import { formatDeskReport, performDeskCommand } from '@/gateway/cli/owner-commands/perform-desk-command'
import { explainFailure } from '@/gateway/cli/explain-failure'
import { type Contact, toContact } from '@/gateway/core/contact'
import { readGatewayEnv } from '@/gateway/env'
import type { Role } from '@/gateway/services/accounts/set-role'
import { GatewayError } from '@/lib/gateway/errors'

const REVOKE = '--revoke'
const CREATE = '--create'
const MANAGER = '--manager'

const USAGE = `Права сотрудника: npm run admin -- ТЕЛЕФОН_ИЛИ_ПОЧТА [${MANAGER} | ${REVOKE} | ${CREATE}]
Без ключа — администратор; с ${MANAGER} — менеджер, который ведёт заказы, отзывы и обращения.
Человек сначала регистрируется в магазине и подтверждает этот телефон или почту.
Пока магазин не отправляет коды, кабинет с паролем создаёт ${CREATE}.
`

export const ADMIN_EXIT = { done: 0, failed: 1, usage: 2 } as const

export type AdminTerminal = { out: (text: string) => unknown; err: (text: string) => unknown }

/** `npm run admin`: makes a person an administrator, registered or new, or takes the right away; returns the exit code. */
export async function runAdmin(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { out, err }: AdminTerminal,
): Promise<number> {
  if (args.includes('--help')) {
    out(USAGE)
    return ADMIN_EXIT.done
  }
  const options = args.filter((arg) => [REVOKE, CREATE, MANAGER].includes(arg))
  const contact = readContact(args.filter((arg) => !options.includes(arg)))
  if (!contact || options.length > 1) {
    err(USAGE)
    return ADMIN_EXIT.usage
  }
  const command = options.includes(CREATE)
    ? ({ do: 'create-admin', contact } as const)
    : ({ do: 'set-role', contact, role: roleOf(options[0]) } as const)
  try {
    out(formatDeskReport(await performDeskCommand(readGatewayEnv(environment), command)))
    return ADMIN_EXIT.done
  } catch (error) {
    err(error instanceof GatewayError ? `${error.message}\n` : explainFailure(error))
    return ADMIN_EXIT.failed
  }
}

function roleOf(option: string | undefined): Role {
  if (option === MANAGER) return 'manager'
  return option === REVOKE ? 'none' : 'admin'
}

function readContact([given, ...others]: readonly string[]): Contact | undefined {
  if (given === undefined || given.startsWith('-') || others.length > 0) return undefined
  try {
    return toContact(given.includes('@') ? { email: given } : { phone: given })
  } catch {
    return undefined
  }
}
