import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { readProfile } from '@/lib/gateway/contracts/accounts/passport'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { hrefs } from '@/lib/routing/hrefs'
import type { Customer } from './people.ts'
import { sendRequest, oneOf, type Soak } from './shoppers.ts'

const LONGEST_PAUSE_MS = 600
const PAGES = [hrefs.account, hrefs.profile, hrefs.cart, hrefs.orders, hrefs.garage]

/** Reads what is for this customer alone, pages and calls: each has to be his own. */
export async function readOwnOnAndOn(soak: Soak, { cookie, marker }: Customer): Promise<void> {
  while (!soak.isOver()) {
    const page = { headers: { accept: 'text/html', cookie }, redirect: 'manual' as const }
    await sendRequest(soak, 'own pages', oneOf(PAGES), page, marker)
    const call = {
      method: readProfile.method,
      headers: { 'content-type': 'application/json', cookie, origin: soak.shopUrl },
      ...(readProfile.method === 'POST' && { body: '{}' }),
    }
    await sendRequest(soak, 'own calls', GATEWAY_BASE_PATH + readProfile.path, call, marker)
    await sleep(randomInt(LONGEST_PAUSE_MS))
  }
}

/** Requests pages of accounts as a guest: the answers may contain no user's data. */
export async function knockOnAndOn(soak: Soak): Promise<void> {
  while (!soak.isOver()) {
    await sendRequest(soak, 'doors of accounts', oneOf(PAGES), {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    })
    await sleep(randomInt(LONGEST_PAUSE_MS))
  }
}
