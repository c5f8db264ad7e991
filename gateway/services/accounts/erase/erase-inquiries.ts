import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { CoreDeps } from '@/gateway/core/deps'
import { inquiries, inquiryFiles } from '@/gateway/db/schema/inquiries'

/** Removes a person's inquiries; returns what removes their files, to be called after the commit. */
export async function eraseInquiries(tx: Database, userId: string, { files }: Pick<CoreDeps, 'files'>) {
  const rows = await tx
    .select({ path: inquiryFiles.path })
    .from(inquiryFiles)
    .innerJoin(inquiries, eq(inquiries.id, inquiryFiles.inquiryId))
    .where(eq(inquiries.userId, userId))
  await tx.delete(inquiries).where(eq(inquiries.userId, userId))
  return async () => {
    for (const { path } of rows) await files.remove('private', path)
  }
}
