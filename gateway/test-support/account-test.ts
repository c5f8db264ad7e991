import { afterAll, beforeAll } from 'vitest'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { shops, suppliers } from '@/gateway/db/schema/offers'
import { callGateway, signedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { hashPassword } from '@/gateway/services/accounts/passwords'
import type { CodePurpose } from '@/gateway/services/codes/code-rules'
import { sendCode } from '@/lib/gateway/contracts/accounts/confirmation'
import type { Operation, RequestOf } from '@/lib/gateway/operation'

const START = Date.parse('2026-03-02T09:00:00Z')
const SECOND_MS = 1000
const SHOPS = [29, 8]

export const GOOD_PASSWORD = 'correct-horse-9'

let lastPhone = 79_300_000_000
let passwordHash: Promise<string> | undefined

/** A phone that no test has used before. */
export const freshPhone = () => String((lastPhone += 1))

/** The `Set-Cookie` line of a cookie. */
export function cookieOf(response: Response, name: string) {
  return response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`))
}

/** A gateway whose clock the test moves; by default every caller has a separate network address. */
export function useAccountGateway(database: () => OpenedDatabase, { siteUrl }: { siteUrl?: string } = {}) {
  let gateway: TestGateway | undefined
  let now = START
  let callers = 0

  const running = () => {
    if (!gateway) throw new Error('the gateway is not made yet')
    return gateway
  }

  beforeAll(async () => {
    const { db } = database()
    await db.insert(suppliers).values(SHOPS.map((id) => ({ id, title: `Магазин ${id}`, isVendor: false })))
    await db.insert(shops).values(
      SHOPS.map((supplierId) => ({
        supplierId,
        code: `shop-${supplierId}`,
        title: `Магазин ${supplierId}`,
        city: 'Москва',
        address: 'Тверская, 1',
        latitude: 55,
        longitude: 37,
        opensAt: '09:00',
        closesAt: '21:00',
      })),
    )
    gateway = await createTestGateway(db, { now: () => new Date(now), siteUrl })
  })
  afterAll(() => gateway?.close())

  const from = (address: string) => ({
    address,
    call: <Op extends Operation>(
      operation: Op,
      request: RequestOf<Op>,
      headers: Record<string, string> = {},
    ) => callGateway(running(), operation, request, { 'x-forwarded-for': address, ...headers }),
  })

  async function messagesTo(recipient: string): Promise<{ subject: string; text: string }[]> {
    const response = await running().app.request(`/outbox.json?to=${encodeURIComponent(recipient)}`)
    return (await response.json()).messages
  }

  async function lastCode(recipient: string) {
    const [message] = await messagesTo(recipient)
    return /^\d{4}(?: \d{4})*/.exec(message?.text ?? '')?.[0] ?? ''
  }

  return {
    gateway: running,
    now: () => now,
    wait: (seconds: number) => {
      now += seconds * SECOND_MS
    },
    /** A visitor at an address that was not used before. */
    stranger: () => {
      callers += 1
      return from(`198.51.${Math.trunc(callers / 250)}.${1 + (callers % 250)}`)
    },
    /** A signed-in user whose password is `GOOD_PASSWORD`. */
    shopper: async (changes: Parameters<typeof signedIn>[1] = {}) => {
      passwordHash ??= hashPassword(GOOD_PASSWORD)
      return signedIn(running(), { passwordHash: await passwordHash, ...changes })
    },
    messagesTo,
    lastCode,
    requestCode: async (contact: { phone: string } | { email: string }, purpose: CodePurpose) => {
      const recipient = 'phone' in contact ? contact.phone : contact.email
      callers += 1
      await from(`192.0.2.${1 + (callers % 250)}`).call(sendCode, { body: { ...contact, purpose } })
      return lastCode(recipient)
    },
  }
}
