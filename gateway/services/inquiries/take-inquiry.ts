import { createHash, randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Client } from '@/gateway/core/client'
import type { Database } from '@/gateway/core/database'
import type { CoreDeps } from '@/gateway/core/deps'
import { fieldError, gatewayError } from '@/gateway/core/errors/errors'
import type { InquiryDesk } from '@/gateway/core/ports/messenger'
import type { Viewer } from '@/gateway/core/viewer'
import { inquiries, inquiryFiles } from '@/gateway/db/schema/inquiries'
import { moscowDay } from '@/gateway/services/delivery/moscow-time'
import { logConsent } from '@/gateway/services/accounts/log-consent'
import { readFiles, type ReadFile } from '@/gateway/services/inquiries/read-files'
import { ownerMail, receivedMail } from '@/gateway/services/inquiries/inquiry-mails'
import { deskPage, postToStaffSystem } from '@/gateway/services/mail/post-to-staff'
import { postMail } from '@/gateway/services/mail/post-mail'
import { consumeLimits, hasRoom, limitsFrom } from '@/gateway/services/limits/rate-limit'
import type { fillCrmForm } from '@/lib/gateway/contracts/site/crm'
import { findOpenForm, type InquiryForm } from '@/lib/gateway/contracts/site/inquiry-forms'
import { withoutHiddenSigns } from '@/gateway/core/text/hidden-signs'
import { nestsDeeper } from '@/gateway/core/text/nests-deeper'
import { GatewayError } from '@/lib/gateway/errors'
import type { ParsedRequestOf } from '@/lib/gateway/operation'
import { toInquirySchema, type InquiryAnswers } from '@/lib/validation/inquiry-schema'

type Deps = CoreDeps & { desk: InquiryDesk }
type Filled = Omit<ParsedRequestOf<typeof fillCrmForm>['body'], 'idempotencyKey'>
type Sender = { viewer: Viewer | undefined; client: Client; key: string | null }
type Checked = {
  form: InquiryForm
  answers: InquiryAnswers
  files: ReadFile[]
  /** The named mailbox gets no more emails for now. */
  isQuiet?: boolean
}

const HOUR = 3600
const FROM_ADDRESS = 20
const TO_MAILBOX = 5
/** The same text again within that time, without a key, is the same press. */
const SAME_PRESS_MS = 600_000
const NUMBER_DIGITS = 5
/** Numbers of a day are drawn: among thousands one in dozens is already taken. */
const NUMBER_TRIES = 20
const MAX_DEPTH = 8

function parseValues(text: string): unknown {
  try {
    if (!nestsDeeper(text, MAX_DEPTH)) return withoutHiddenSigns(JSON.parse(text))
  } catch {
    // Reported below.
  }
  throw fieldError('values', 'Ответы: нужен набор полей.')
}

async function check({ id, sec, values, files }: Filled): Promise<Checked> {
  const form = findOpenForm(id)
  if (!form || form.sec !== sec) throw fieldError('id', 'Такой формы нет. Обновите страницу.')
  const read = toInquirySchema(form).safeParse(parseValues(values))
  if (!read.success) {
    const errors = read.error.issues.map(({ path, message }) => ({
      field: path.join('.') || 'values',
      message,
    }))
    throw new GatewayError({
      kind: 'validation',
      message: errors[0]?.message ?? 'Проверьте поля.',
      body: { errors },
    })
  }
  return { form, answers: read.data, files: await readFiles(form, files) }
}

/** With the person in it, so that a key which two people drew swallows the message of neither. */
function keyOf({ form, answers, files }: Checked, { viewer, client, key }: Sender, now: Date): string {
  if (key !== null) {
    const { email = '', phone = '' } = answers
    const whose = JSON.stringify([form.id, viewer?.userId ?? `${email} ${phone}`.toLowerCase(), key])
    return `key:${createHash('sha256').update(whose).digest('hex')}`
  }
  const what = JSON.stringify([form.id, answers, files.map(({ hash }) => hash), client.network])
  const press = Math.floor(now.getTime() / SAME_PRESS_MS)
  return `press:${press}:${createHash('sha256').update(what).digest('hex')}`
}

/** `261122-40817`: the day, and digits that do not disclose the number of inquiries. */
function createNumber(now: Date): string {
  const day = moscowDay(now).slice(2).replaceAll('-', '')
  return `${day}-${String(randomInt(10 ** NUMBER_DIGITS)).padStart(NUMBER_DIGITS, '0')}`
}

async function findNumber(db: Database, key: string): Promise<string | undefined> {
  const [known] = await db.select({ number: inquiries.number }).from(inquiries).where(eq(inquiries.key, key))
  return known?.number
}

async function notifyOwner(
  tx: Database,
  deps: Deps,
  { form, answers, files }: Checked,
  row: { id: number; number: string },
) {
  const paper = { kind: 'inquiry', inquiryId: row.id } as const
  const names = files.map(({ name }) => name)
  const mail = ownerMail(form, { number: row.number, answers }, names, deskPage(deps, 'inquiries'))
  await postToStaffSystem(tx, deps, { kind: 'inquiry', reference: row.number, mail })
  const { hasCrm, email } = deps.desk
  if (hasCrm) {
    const text = JSON.stringify({ ...answers, number: row.number })
    await deps.mailbox.post(tx, {
      kind: 'inquiry',
      channel: 'crm',
      to: form.id,
      subject: form.title,
      text,
      paper,
    })
    return
  }
  if (email === undefined) return
  const headers = answers.email === undefined ? undefined : { 'Reply-To': answers.email }
  await postMail(tx, deps, 'inquiry', { to: email, mail, paper, headers })
}

type CachedFile = Omit<typeof inquiryFiles.$inferInsert, 'inquiryId'>

async function keepFiles(deps: Deps, files: readonly ReadFile[]): Promise<CachedFile[]> {
  const stored: CachedFile[] = []
  try {
    for (const [position, { name, contentType, kind, content }] of files.entries()) {
      const path = await deps.files.put({ area: 'private', folder: 'inquiries', kind, content })
      stored.push({ name, contentType, size: content.size, position, path })
    }
  } catch (error) {
    await dropFiles(deps, stored)
    throw error
  }
  return stored
}

async function dropFiles({ files }: Deps, stored: readonly CachedFile[]) {
  for (const { path } of stored) await files.remove('private', path).catch(() => undefined)
}

/** Files are stored first, and removed when their inquiry fails. */
async function write(deps: Deps, checked: Checked, key: string, sender: Sender): Promise<string> {
  const stored = await keepFiles(deps, checked.files)
  const dropAll = () => dropFiles(deps, stored)
  try {
    const { number, isNew } = await writeRows(deps, checked, stored, { ...sender, key })
    if (!isNew) await dropAll()
    return number
  } catch (error) {
    await dropAll()
    throw error
  }
}

type Written = { number: string; isNew: boolean }

/** Under an unused number; a known key keeps its number, and no row is new. */
async function insertNumbered(
  tx: Database,
  inquiry: Omit<typeof inquiries.$inferInsert, 'number'>,
): Promise<{ id?: number; number: string }> {
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const [row] = await tx
      .insert(inquiries)
      .values({ ...inquiry, number: createNumber(inquiry.createdAt) })
      .onConflictDoNothing()
      .returning({ id: inquiries.id, number: inquiries.number })
    if (row) return row
    const known = await findNumber(tx, inquiry.key)
    if (known !== undefined) return { number: known }
  }
  throw gatewayError('unavailable', 'Не получилось принять обращение. Отправьте его ещё раз.')
}

async function writeRows(
  deps: Deps,
  checked: Checked,
  stored: readonly CachedFile[],
  { viewer, client, key }: Sender & { key: string },
): Promise<Written> {
  const { form, answers, isQuiet = false } = checked
  const now = deps.now()
  return deps.db.transaction(async (tx) => {
    const inquiry = {
      key,
      form: form.id,
      answers,
      userId: viewer?.userId ?? null,
      ip: client.address,
      device: client.device,
      createdAt: now,
    }
    const { id, number } = await insertNumbered(tx, inquiry)
    if (id === undefined) return { number, isNew: false }
    if (stored.length > 0) {
      await tx.insert(inquiryFiles).values(stored.map((file) => ({ ...file, inquiryId: id })))
    }
    if (viewer) await logConsent(tx, viewer.userId, { 'personal-data': true }, client, now)
    await notifyOwner(tx, deps, checked, { id, number })
    if (answers.email !== undefined && !isQuiet) {
      await postMail(tx, deps, 'inquiry-received', {
        to: answers.email,
        mail: receivedMail(form, number),
      })
    }
    return { number, isNew: true }
  })
}

/** Notifies the owner, within the caller's transaction, of what the shop itself has written down. */
export async function recordInquiry(
  deps: Deps,
  { form, answers }: Pick<Checked, 'form' | 'answers'>,
  sender: Sender & { key: string },
): Promise<void> {
  await writeRows(deps, { form, answers, files: [] }, [], { ...sender, key: `own:${sender.key}` })
}

/** Takes a filled form: stores it, notifies the owner, and gives the sender a number. */
export async function takeInquiry(deps: Deps, filled: Filled, sender: Sender) {
  const checked = await check(filled)
  const key = keyOf(checked, sender, deps.now())
  const known = await findNumber(deps.db, key)
  if (known !== undefined) return { ok: true, number: known } as const
  const { email } = checked.answers
  await consumeLimits(
    deps,
    limitsFrom(deps, sender.client, { key: 'inquiry-from', max: FROM_ADDRESS, seconds: HOUR }),
  )
  // Strangers who name a mailbox stop emails to it, but not its owner's inquiries.
  const ofMailbox = { key: `inquiry-to:${(email ?? '').toLowerCase()}`, max: TO_MAILBOX, seconds: HOUR }
  const isQuiet = email !== undefined && !(await hasRoom(deps, [ofMailbox]))
  return { ok: true, number: await write(deps, { ...checked, isQuiet }, key, sender) } as const
}
