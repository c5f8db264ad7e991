import type { Contact } from '@/gateway/core/contact'
import type { Database } from '@/gateway/core/database'
import { type LoggedConsent, readConsents } from '@/gateway/services/accounts/read-consents'
import { moscowStamp } from '@/gateway/services/delivery/moscow-time'

const HEADINGS = ['Когда', 'Кто', 'Телефон', 'Почта', 'На что', 'Согласие', 'Адрес', 'Устройство']

const PURPOSES: Readonly<Record<LoggedConsent['purpose'], string>> = {
  'personal-data': 'обработка персональных данных',
  letters: 'письма о скидках и новостях',
}

/** The log of consents as a table, of all people or of the owner of a contact. */
export async function listConsents(db: Database, contact?: Contact): Promise<string[][]> {
  const logged = await readConsents(db, contact)
  return [HEADINGS, ...logged.map(toCells)]
}

function toCells({ createdAt, name, phone, email, purpose, isGiven, ip, device }: LoggedConsent): string[] {
  const answer = isGiven ? 'дано' : 'отозвано'
  return [
    moscowStamp(createdAt),
    name,
    phone ?? '',
    email ?? '',
    PURPOSES[purpose],
    answer,
    ip ?? '',
    device ?? '',
  ]
}
