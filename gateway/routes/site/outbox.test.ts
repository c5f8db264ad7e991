import { expect, it } from 'vitest'
import { createShownMailbox, muteMailbox } from '@/gateway/services/messenger/create-mailbox'
import { useAccountGateway } from '@/gateway/test-support/account-test'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { callGateway } from '@/gateway/test-support/signed-in'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { sendCode } from '@/lib/gateway/contracts/accounts/confirmation'

describeWithDatabase('the outbox', (database) => {
  const { gateway, messagesTo } = useAccountGateway(database)
  const { post } = createShownMailbox(() => new Date(0))

  it('shows messages as text, newest first', async () => {
    await post(database().db, {
      kind: 'code',
      channel: 'sms',
      to: '79000000042',
      subject: 'Первое',
      text: '<script>alert(1)</script>',
    })
    await post(database().db, {
      kind: 'order-placed',
      channel: 'email',
      to: 'A@Example.com',
      subject: 'Второе',
      text: '"><img src=x>',
    })
    const response = await gateway().app.request('/outbox')
    const page = await response.text()
    expect(page).not.toContain('<script')
    expect(page).not.toContain('<img')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page.indexOf('Второе')).toBeLessThan(page.indexOf('Первое'))
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it.each(['/outbox?to=%00', '/outbox.json?to=%00', '/gw/demo-bank/%00'])(
    'and pages like it refuse %s, which no text can be',
    async (address) => {
      expect((await gateway().app.request(address)).status).toBe(400)
    },
  )

  it.each([
    ['+7 900 000-00-42', 'Первое'],
    ['a@example.COM', 'Второе'],
  ])('tells the messages to %s from others', async (to, subject) => {
    expect((await messagesTo(to)).map((message) => message.subject)).toEqual([subject])
  })

  it('is not there when it must not be shown', async () => {
    const closed = await createTestGateway(database().db, { isOutboxShown: false })
    for (const address of ['/outbox', '/outbox.json?to=79000000042']) {
      expect((await closed.app.request(address)).status).toBe(404)
    }
    await closed.close()
  })

  it('is not filled by a shop that has no way to send: it says so', async () => {
    const mute = await createTestGateway(database().db, { mailbox: muteMailbox })
    const { status, body } = await callGateway(mute, sendCode, { body: { phone: '79000000043' } })
    expect(status).toBe(503)
    expect(body).toMatchObject({ message: expect.stringContaining('не отправляет СМС') })
    expect(await messagesTo('79000000043')).toEqual([])
    await mute.close()
  })
})
