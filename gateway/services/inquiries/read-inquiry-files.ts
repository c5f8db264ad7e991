import { asc, eq } from 'drizzle-orm'
import type { CoreDeps } from '@/gateway/core/deps'
import type { Attachment } from '@/gateway/core/ports/messenger'
import { inquiries, inquiryFiles } from '@/gateway/db/schema/inquiries'

/** Attachments of an inquiry; undefined when the inquiry or one of its files is gone. */
export async function readInquiryFiles(
  { db, files }: Pick<CoreDeps, 'db' | 'files'>,
  inquiryId: number,
): Promise<Attachment[] | undefined> {
  const [known] = await db.select({ id: inquiries.id }).from(inquiries).where(eq(inquiries.id, inquiryId))
  if (!known) return undefined
  const rows = await db
    .select()
    .from(inquiryFiles)
    .where(eq(inquiryFiles.inquiryId, inquiryId))
    .orderBy(asc(inquiryFiles.position))
  const attachments: Attachment[] = []
  for (const { name, contentType, path } of rows) {
    const file = await files.open('private', path)
    if (!file) return undefined
    attachments.push({ name, contentType, content: Buffer.from(await file.arrayBuffer()) })
  }
  return attachments
}
