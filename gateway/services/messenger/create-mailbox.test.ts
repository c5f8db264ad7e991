import { desc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outboxMessages } from '@/gateway/db/schema/outbox'
import { createMailbox, createShownMailbox } from '@/gateway/services/messenger/create-mailbox'
import { describeWithDatabase } from '@/gateway/test-support/databases'

describeWithDatabase('a message', (database) => {
  it.each([
    ['a line break', 'Пётр\r\nBcc: evil@example.com', 'Пётр Bcc: evil@example.com'],
    ['a line separator', 'Пётр\u2028Bcc: evil@example.com', 'Пётр Bcc: evil@example.com'],
    ['a next line', 'Пётр\u0085Bcc: evil@example.com', 'Пётр Bcc: evil@example.com'],
    ['a form feed', 'Пётр\fBcc: evil@example.com\n', 'Пётр Bcc: evil@example.com'],
  ])('adds no header by %s', async (_, typed, line) => {
    for (const mailbox of [createMailbox(() => new Date()), createShownMailbox(() => new Date())]) {
      await mailbox.post(database().db, {
        kind: 'gift-card',
        channel: 'email',
        to: `Olga@example.com${typed}`,
        subject: typed,
        text: typed,
        headers: { 'Reply-To': typed },
      })
      const [row] = await database()
        .db.select()
        .from(outboxMessages)
        .orderBy(desc(outboxMessages.id))
        .limit(1)
      expect(row).toMatchObject({
        recipient: `olga@example.com${line.toLowerCase()}`,
        subject: line,
        text: typed,
        headers: { 'Reply-To': line },
      })
    }
  })
})
