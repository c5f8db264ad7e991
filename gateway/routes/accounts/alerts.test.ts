import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '@/gateway/core/database'
import { productAlerts } from '@/gateway/db/schema/alerts'
import { users } from '@/gateway/db/schema/accounts'
import { offers } from '@/gateway/db/schema/offers'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { hashPassword } from '@/gateway/services/accounts/passwords'
import { sendDueAlerts } from '@/gateway/services/alerts/send-due-alerts'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { callGateway, signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import {
  createProductAlert,
  deleteProductAlert,
  listProductAlerts,
} from '@/lib/gateway/contracts/accounts/alerts'
import { deleteProfile, readMailing, setMailing } from '@/lib/gateway/contracts/accounts/passport'
import { getBootstrap } from '@/lib/gateway/contracts/catalog/catalog'

const SITE = 'https://shop.example'
const MANN = { brand: 'Mann', article: 'W 712/75' }
const MANN_ID = 2
const RUBLES = 520
const BOSCH = { brand: 'Bosch', article: '0 451 103 316' }
const BOSCH_ID = 3
const DAY_MS = 86_400_000

describeOnDatabases('products that people wait for', (database) => {
  let gateway: TestGateway
  let person: SignedIn
  let now: Date
  const db = (): Database => database().db

  beforeAll(async () => {
    await seedTestShop(db())
    gateway = await createTestGateway(db(), { siteUrl: SITE, now: () => now })
  })
  afterAll(() => gateway.close())
  beforeEach(async () => {
    now = new Date()
    await db().delete(productAlerts)
    await offer({ quantity: 7, price: RUBLES * 100 })
    await offer({ price: 61_000 }, BOSCH_ID)
    person = await signedIn(gateway)
  })

  async function offer(terms: { quantity?: number; price?: number }, productId = MANN_ID) {
    await db().update(offers).set(terms).where(eq(offers.productId, productId))
    await db().execute(sql`select refresh_offer_summary(array[${productId}]::int[])`)
  }
  const wish = (price: number | null, who = person, part = MANN) =>
    who.call(createProductAlert, { body: { ...part, price } })
  const listOf = async (who = person) => (await who.call(listProductAlerts, { body: {} })).body.alerts
  const round = () => sendDueAlerts(gateway.deps)
  const mailsTo = ({ user }: SignedIn) =>
    db()
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, user.email ?? ''))

  it('are told of once, when they can be bought again', async () => {
    await offer({ quantity: 0 })
    expect((await wish(null)).body).toMatchObject({
      brand: 'Mann-Filter',
      article: 'W 712/75',
      price: null,
      currentPrice: null,
      notifiedAt: null,
    })
    expect(await round()).toBe(0)
    await offer({ quantity: 3 })
    expect(await round()).toBe(1)
    expect(await round()).toBe(0)
    const [mail, ...more] = await mailsTo(person)
    expect(more).toEqual([])
    expect(mail?.kind).toBe('product-alert')
    expect(mail?.subject).toMatch(/^Снова в продаже: Mann\S* W 712\/75$/)
    expect(mail?.text).toMatch(/Цена сейчас: 520\s₽/)
    expect(mail?.text).toMatch(/Открыть страницу товара: https:\/\/shop\.example\/product\/00-\d{8}/)
    expect(mail?.html).toContain('снова можно купить')
    expect(await listOf()).toEqual([
      expect.objectContaining({ notifiedAt: now.toISOString(), currentPrice: 520 }),
    ])
  })

  it('are told of when their price has come down to the named one', async () => {
    expect((await wish(500)).body).toMatchObject({ price: 500, currentPrice: 520 })
    await offer({ price: 50_001 })
    expect(await round()).toBe(0)
    await offer({ price: 50_000, quantity: 0 })
    expect(await round()).toBe(0)
    await offer({ quantity: 1 })
    expect(await round()).toBe(1)
    const [mail] = await mailsTo(person)
    expect(mail?.subject).toMatch(/^Подешевело: /)
    expect(mail?.text).toMatch(/Вы назвали: 500\s₽/)
  })

  it('are one however often they are asked for, by the last word', async () => {
    await wish(500)
    await wish(450)
    expect(await listOf()).toEqual([expect.objectContaining({ price: 450 })])
    await offer({ price: 45_000 })
    expect(await round()).toBe(1)
    await offer({ price: RUBLES * 100 })
    await wish(510)
    expect(await listOf()).toEqual([expect.objectContaining({ price: 510, notifiedAt: null })])
    await offer({ price: 40_000 })
    expect(await round()).toBe(1)
    expect(await mailsTo(person)).toHaveLength(2)
  })

  it('are refused when they are there already, or cost no more than that', async () => {
    expect((await wish(null)).status).toBe(409)
    expect((await wish(520)).status).toBe(422)
    expect((await wish(0)).status).toBe(422)
    expect((await wish(1e12)).status).toBe(422)
    expect((await wish(1, person, { ...MANN, article: 'NO SUCH 1' })).status).toBe(404)
    expect(await listOf()).toEqual([])
  })

  it('are no more than fifty of one person', async () => {
    await db().execute(sql`with copies as (
        insert into products (brand_id, article, article_key, folded_key, title)
        select 2, 'WAIT ' || n, 'WAIT' || n, 'WAIT' || n, 'Ждут' from generate_series(1, 100) n
        on conflict do nothing returning id)
      insert into product_alerts (user_id, product_id) select ${person.user.id}::uuid, id from copies limit 50`)
    const refused = await wish(400)
    expect(refused.status).toBe(409)
    await db().execute(
      sql`delete from products where title = 'Ждут' and id in (select max(product_id) from product_alerts)`,
    )
    expect((await wish(400)).status).toBe(200)
    expect((await wish(300)).status).toBe(200)
    expect(await listOf()).toHaveLength(50)
    await db().execute(sql`delete from products where title = 'Ждут'`)
    expect(await listOf()).toHaveLength(1)
  })

  it('belong to who is signed in', async () => {
    const other = await signedIn(gateway)
    await wish(500)
    expect(await listOf(other)).toEqual([])
    expect((await other.call(deleteProductAlert, { body: MANN })).body).toEqual({ ok: true })
    expect(await listOf()).toHaveLength(1)
    expect((await person.call(deleteProductAlert, { body: MANN })).body).toEqual({ ok: true })
    expect((await person.call(deleteProductAlert, { body: MANN })).body).toEqual({ ok: true })
    expect(await listOf()).toEqual([])
    const guest = await callGateway(gateway, createProductAlert, { body: { ...MANN, price: 1 } })
    expect(guest.status).toBe(401)
  })

  it('wait for a confirmed e-mail', async () => {
    const unproven = await signedIn(gateway, { isEmailConfirmed: false })
    await wish(500, unproven)
    await offer({ price: 100 })
    expect(await round()).toBe(0)
    await db().update(users).set({ isEmailConfirmed: true }).where(eq(users.id, unproven.user.id))
    expect(await round()).toBe(1)
    expect(await mailsTo(unproven)).toHaveLength(1)
  })

  it('come in one email to each person, whichever gateway writes it', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => signedIn(gateway)))
    for (const who of people) {
      await Promise.all([wish(500, who), wish(400, who, BOSCH)])
    }
    const waited = await db().$count(productAlerts)
    expect(waited).toBe(16)
    await offer({ price: 100 })
    await offer({ price: 100 }, BOSCH_ID)
    const sent = await Promise.all([round(), round(), round()])
    expect(sent.reduce((sum, count) => sum + count, await round())).toBe(16)
    const mails = (await Promise.all(people.map(mailsTo))).flat()
    expect(mails).toHaveLength(8)
    expect(mails[0]?.subject).toBe('Товары, которых вы ждали')
  })

  it('keep their mark and their email together when writing fails', async () => {
    await wish(500)
    await offer({ price: 100 })
    const mailbox = { post: () => Promise.reject(new Error('the gateway was killed')) }
    await expect(sendDueAlerts({ ...gateway.deps, mailbox })).rejects.toThrow('killed')
    expect(await mailsTo(person)).toEqual([])
    expect(await round()).toBe(1)
    expect(await mailsTo(person)).toHaveLength(1)
  })

  it('are given up by one press in the email', async () => {
    await wish(500)
    await wish(300, person, BOSCH)
    await offer({ price: 100 })
    await round()
    const [mail] = await mailsTo(person)
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const link = new URL(/^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '')
    expect(mail?.text).toContain(`${SITE}/unsubscribe${link.search}`)
    const token = link.searchParams.get('token') ?? ''
    const before = await callGateway(gateway, readMailing, { body: { token } })
    expect(before.body).toMatchObject({ isSubscribe: true, topic: 'alerts' })
    const after = await callGateway(gateway, setMailing, { body: { token, isSubscribe: false } })
    expect(after.body).toMatchObject({ isSubscribe: false, topic: 'alerts' })
    expect(await listOf()).toEqual([])
    expect((await person.read())?.isSubscribe).toBe(false)
    const again = await callGateway(gateway, setMailing, { body: { token, isSubscribe: true } })
    expect(again.body).toMatchObject({ isSubscribe: false })
  })

  it('are forgotten after a year, and a month after their email', async () => {
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
    await wish(500)
    await db()
      .update(productAlerts)
      .set({ createdAt: daysAgo(366) })
    expect(await listOf()).toEqual([])
    await round()
    expect(await db().$count(productAlerts)).toBe(0)

    await wish(500)
    await offer({ price: 100 })
    await round()
    await db()
      .update(productAlerts)
      .set({ notifiedAt: daysAgo(31) })
    expect(await listOf()).toEqual([])
    await round()
    expect(await db().$count(productAlerts)).toBe(0)
  })

  it('go with the account', async () => {
    const password = 'a-good-password-1'
    const leaving = await signedIn(gateway, { passwordHash: await hashPassword(password) })
    await wish(500, leaving)
    expect((await leaving.call(deleteProfile, { body: { password } })).status).toBe(200)
    expect(await db().$count(productAlerts)).toBe(0)
  })

  it('are offered only by a shop that sends emails', async () => {
    expect((await callGateway(gateway, getBootstrap, {})).body.hasAlerts).toBe(true)
    const mute = await createTestGateway(db(), { sendsMail: false })
    expect((await callGateway(mute, getBootstrap, {})).body.hasAlerts).toBe(false)
    const refused = await callGateway(
      mute,
      createProductAlert,
      { body: { ...MANN, price: 1 } },
      { cookie: person.cookie },
    )
    expect(refused.status).toBe(503)
    await mute.close()
  })
})
