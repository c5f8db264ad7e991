import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createDeskMailbox,
  createMailbox,
  createSplitMailbox,
  muteMailbox,
} from '@/gateway/services/messenger/create-mailbox'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { callGateway, signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { getBootstrap } from '@/lib/gateway/contracts/catalog/catalog'
import { checkCode, sendCode } from '@/lib/gateway/contracts/accounts/confirmation'
import { readProfile } from '@/lib/gateway/contracts/accounts/passport'
import { createApiToken } from '@/lib/gateway/contracts/accounts/public-api'
import { listDeskCodes } from '@/lib/gateway/contracts/desk/codes'
import { listDeskOrders } from '@/lib/gateway/contracts/desk/orders'

const START = new Date('2026-11-27T09:00:00Z')
const PHONE = '79000000042'

describeWithDatabase('a shop that can send nothing', (database) => {
  let now = START
  let gateway: TestGateway
  let admin: SignedIn

  beforeAll(async () => {
    const clock = () => now
    gateway = await createTestGateway(database().db, {
      now: clock,
      mailbox: createSplitMailbox({
        sms: createDeskMailbox('sms', clock),
        email: createDeskMailbox('email', clock),
        crm: muteMailbox,
        webhook: muteMailbox,
      }),
    })
    admin = await signedIn(gateway, { isAdmin: true })
  })
  afterAll(() => gateway.close())

  const codes = async () => (await admin.call(listDeskCodes, { body: {} })).body.codes

  it('says that the staff tells the code, which an administrator reads until it expires', async () => {
    const sent = await callGateway(gateway, sendCode, { body: { phone: PHONE } })
    expect(sent.body).toMatchObject({ isTold: true, digits: 4 })
    const [shown] = await codes()
    expect(shown?.recipient).toBe(PHONE)
    const code = /^\d{4}/.exec(shown?.text ?? '')?.[0] ?? ''
    const cookie = sent.response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const checked = await callGateway(gateway, checkCode, { body: { phone: PHONE, code } }, { cookie })
    expect(checked.body).toMatchObject({ isConfirmed: true })
    now = new Date(START.getTime() + 3_600_000)
    expect(await codes()).toEqual([])
  })

  it('announces by what codes are sent', async () => {
    const channelsOf = async (by: TestGateway) => (await callGateway(by, getBootstrap, {})).body.codeChannels
    expect(await channelsOf(gateway)).toEqual([])
    const byMail = await createTestGateway(database().db, {
      mailbox: createSplitMailbox({
        sms: createDeskMailbox('sms', () => now),
        email: createMailbox(() => now),
        crm: muteMailbox,
        webhook: muteMailbox,
      }),
    })
    expect(await channelsOf(byMail)).toEqual(['email'])
    await byMail.close()
  })

  it('tells codes to administrators alone', async () => {
    const manager = await signedIn(gateway, { permissions: ['moderator_type_permission'] })
    const shopper = await signedIn(gateway)
    for (const viewer of [manager, shopper]) {
      expect((await viewer.call(listDeskCodes, { body: {} })).status).toBe(403)
    }
  })

  it('tells nothing to a program with the key of an administrator', async () => {
    const { token } = (await admin.call(createApiToken, {})).body
    const headers = { authorization: `Bearer ${token}` }
    for (const operation of [listDeskCodes, listDeskOrders]) {
      expect((await callGateway(gateway, operation, { body: {} }, headers)).status).toBe(403)
    }
    expect((await callGateway(gateway, readProfile, {}, headers)).status).toBe(200)
  })

  it('keeps no other message, and forgets codes that have expired', async () => {
    const mailbox = createDeskMailbox('email', () => now)
    const mail = { channel: 'email', to: 'a@example.com', subject: 'Заказ', text: 'Принят' } as const
    const expiresAt = new Date(now.getTime() + 60_000)
    await mailbox.post(database().db, { ...mail, kind: 'order-placed' })
    await mailbox.post(database().db, { ...mail, kind: 'code', text: '1111', expiresAt })
    now = new Date(now.getTime() + 120_000)
    await mailbox.post(database().db, {
      ...mail,
      kind: 'code',
      text: '2222',
      expiresAt: new Date(now.getTime() + 60_000),
    })
    expect((await codes()).map(({ text }) => text)).toEqual(['2222'])
  })
})

it('of a shop that sends is told by nobody', () => {
  const { notifiedAtDesk } = createSplitMailbox({
    sms: muteMailbox,
    email: muteMailbox,
    crm: muteMailbox,
    webhook: muteMailbox,
  })
  expect([...(notifiedAtDesk ?? [])]).toEqual([])
})
