import { expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { consents } from '@/gateway/db/schema/accounts'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { createMailingToken } from '@/gateway/services/mailing/mailing-link'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { callGateway, signedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { readMailing, setMailing, subscribe, unsubscribe } from '@/lib/gateway/contracts/accounts/passport'

const SITE = 'https://shop.example'

describeWithDatabase('emails about offers', (database) => {
  const withGateway = async (
    run: (gateway: TestGateway) => Promise<void>,
    siteUrl: string | undefined = SITE,
  ) => {
    const gateway = await createTestGateway(database().db, { siteUrl })
    try {
      await run(gateway)
    } finally {
      await gateway.close()
    }
  }
  const mailsTo = (email: string | null) =>
    database()
      .db.select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, email ?? ''))
  const linkIn = (header: string | undefined) => new URL(/^<(.+)>$/.exec(header ?? '')?.[1] ?? '')

  it('begin with one that people and mail programs can refuse more by', () =>
    withGateway(async (gateway) => {
      const reader = await signedIn(gateway)
      expect((await reader.call(subscribe, {})).body.isSubscribe).toBe(true)
      const [mail, ...more] = await mailsTo(reader.user.email)
      expect(more).toEqual([])
      expect(mail?.kind).toBe('subscribed')
      expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      const link = linkIn(mail?.headers?.['List-Unsubscribe'])
      expect([link.origin, link.pathname]).toEqual([SITE, '/api/unsubscribe'])
      expect(link.searchParams.get('partnerId')).toBe('shop')
      expect(mail?.text).toContain(`${SITE}/unsubscribe${link.search}`)

      const token = link.searchParams.get('token') ?? ''
      const off = await callGateway(gateway, setMailing, {
        body: { token, isSubscribe: false, partnerId: 'shop' },
      })
      expect(off.body.isSubscribe).toBe(false)
      expect((await reader.read())?.isSubscribe).toBe(false)
      const on = await callGateway(gateway, setMailing, { body: { token, isSubscribe: true } })
      expect(on.body).toEqual({
        email: expect.stringMatching(/^us\*\*\*@example\.com$/),
        isSubscribe: true,
        topic: 'offers',
      })
      const log = await database().db.select().from(consents).where(eq(consents.userId, reader.user.id))
      expect(log.map(({ isGiven }) => isGiven)).toEqual([true, false, true])
      expect(await mailsTo(reader.user.email)).toHaveLength(1)
      expect((await reader.call(unsubscribe, {})).body.isSubscribe).toBe(false)
    }))

  it('are refused for no list of guessed addresses from one network', () =>
    withGateway(async (gateway) => {
      const from = { 'x-forwarded-for': '198.51.100.77' }
      const guess = (name: string) =>
        callGateway(gateway, unsubscribe, { body: { email: `${name}@example.com` } }, from)
      const statuses: number[] = []
      for (let at = 0; at <= 30; at += 1) statuses.push((await guess(`guess-${at}`)).status)
      expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
    }))

  it('are refused by a link of the shop alone', () =>
    withGateway(async (gateway) => {
      const { user } = await signedIn(gateway, { isSubscribe: true })
      const token = await createMailingToken(database().db, user.id)
      expect((await callGateway(gateway, readMailing, { body: { token } })).body.isSubscribe).toBe(true)
      const forged = Buffer.from(token, 'base64url')
      forged[forged.length - 1] = (forged.at(-1) ?? 0) ^ 1
      for (const other of [forged.toString('base64url'), 'x', user.id, `${token}AA`]) {
        const { status } = await callGateway(gateway, setMailing, {
          body: { token: other, isSubscribe: false },
        })
        expect([other, status]).toEqual([other, 404])
      }
      expect((await callGateway(gateway, readMailing, { body: { token } })).body.isSubscribe).toBe(true)
    }))
})
