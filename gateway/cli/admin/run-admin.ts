import { failureWords } from '@/gateway/cli/failure-words'
import { DataDirBusyError } from '@/gateway/db/lock-data-dir'
import { withOwnDatabase } from '@/gateway/cli/with-own-database'
import { readGatewayEnv } from '@/gateway/env'
import { type Contact, toContact } from '@/gateway/core/contact'
import { type AdminOutcome, setAdmin } from '@/gateway/services/accounts/set-admin'

const REVOKE = '--revoke'

const USAGE = `Права администратора: npm run admin -- ТЕЛЕФОН_ИЛИ_ПОЧТА [${REVOKE}]
Человек сначала регистрируется в магазине и подтверждает этот телефон или почту.
`

const REFUSALS: Readonly<Record<Exclude<AdminOutcome, 'done'>, string>> = {
  unknown: 'Такого пользователя нет: сначала зарегистрируйтесь в магазине.\n',
  unproven: 'Этот телефон или почта ещё не подтверждены: подтвердите их в профиле.\n',
}

export const ADMIN_EXIT = { done: 0, failed: 1, usage: 2 } as const

export type AdminTerminal = { out: (text: string) => unknown; err: (text: string) => unknown }

/** `npm run admin`: makes a registered person an administrator, or no longer one; answers with the exit code. */
export async function runAdmin(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { out, err }: AdminTerminal,
): Promise<number> {
  const contact = readContact(args.filter((arg) => arg !== REVOKE))
  if (!contact) {
    err(USAGE)
    return ADMIN_EXIT.usage
  }
  const isAdmin = !args.includes(REVOKE)
  try {
    const outcome = await withOwnDatabase(readGatewayEnv(environment), ({ db }) =>
      setAdmin(db, contact, isAdmin),
    )
    if (outcome !== 'done') {
      err(REFUSALS[outcome])
      return ADMIN_EXIT.failed
    }
    out(isAdmin ? 'Теперь это администратор.\n' : 'Это больше не администратор.\n')
    return ADMIN_EXIT.done
  } catch (error) {
    err(explain(error))
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

function explain(error: unknown): string {
  if (error instanceof DataDirBusyError) {
    return `База данных занята процессом ${error.holder}: остановите магазин и повторите.\n`
  }
  return `Не удалось: ${failureWords(error)}\n`
}
