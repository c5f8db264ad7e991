import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { fieldError, gatewayError, notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { inquiries, inquiryEvents, type InquiryStatus } from '@/gateway/db/schema/inquiries'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import { moscowTime } from '@/gateway/services/delivery/moscow-time'
import type { ServiceDeps } from '@/gateway/services/deps'
import { addressesOf, eventsOf, toDeskInquiries } from '@/gateway/services/inquiries/inquiry-desk'
import { answeredMail } from '@/gateway/services/inquiries/inquiry-mails'
import { postMail } from '@/gateway/services/mail/post-mail'
import type { changeInquiry as operation } from '@/lib/gateway/contracts/site/inquiry-desk'
import { findInquiryForm } from '@/lib/gateway/contracts/site/inquiry-forms'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Requested = ParsedRequestOf<typeof operation>['body']
type Events = Awaited<ReturnType<typeof eventsOf>>

const WORDS: Readonly<Record<InquiryStatus, string>> = {
  new: 'возвращено в новые',
  in_work: 'взято в работу',
  answered: 'отвечено',
  closed: 'закрыто',
}

/** The same change again, because no answer came to the first. */
function isRepeated(events: Events, viewer: Viewer, { status, text, version }: Requested): boolean {
  const last = events.at(-1)?.event
  const before = events.at(-2)?.event.id ?? 0
  return (
    last?.authorId === viewer.userId && last.status === status && last.text === text && before === version
  )
}

function requireVersion(events: Events, version: number) {
  const later = events.filter(({ event }) => event.id > version)
  if (later.length === 0) return
  const changes = later.map(
    ({ event, author }) =>
      `${moscowTime(event.createdAt)} ${WORDS[event.status]}${author === null ? '' : ` (${author})`}`,
  )
  throw gatewayError('conflict', `Пока вы смотрели, обращение изменилось: ${changes.join('; ')}.`)
}

/** Moves an inquiry on in the name of one of the staff; an answer leaves as an email where there is an address. */
export async function changeInquiry(deps: ServiceDeps, viewer: Viewer, requested: Requested) {
  await requireStaff(deps.db, viewer)
  const { number, version, status, text } = requested
  if (status === 'answered' && text === '') throw fieldError('text', 'Напишите ответ.')
  return deps.db.transaction(async (tx: Database) => {
    const within = { ...deps, db: tx }
    const [row] = await tx.select().from(inquiries).where(eq(inquiries.number, number)).for('update')
    if (!row) throw notFound('Такого обращения нет.')
    const events = await eventsOf(tx, [row.id])
    if (!isRepeated(events, viewer, requested)) {
      requireVersion(events, version)
      const now = deps.now()
      const to = status === 'answered' ? (await addressesOf(within, [row])).get(row.id) : undefined
      await tx.insert(inquiryEvents).values({
        inquiryId: row.id,
        status,
        text,
        isSent: to !== undefined,
        authorId: viewer.userId,
        createdAt: now,
      })
      await tx
        .update(inquiries)
        .set({ status, closedAt: status === 'closed' ? now : null })
        .where(eq(inquiries.id, row.id))
      if (to !== undefined) {
        const title = findInquiryForm(row.form)?.title ?? 'Обращение'
        await postMail(tx, deps, 'inquiry-answered', { to, mail: answeredMail(title, number, text) })
      }
    }
    const [changed] = await toDeskInquiries(within, [{ ...row, status }])
    if (!changed) throw new Error('the inquiry has gone')
    return changed
  })
}
