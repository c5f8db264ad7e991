import { eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import type { CoreDeps } from '@/gateway/core/deps'
import { inquiries, inquiryFiles } from '@/gateway/db/schema-inquiries'

/** Removes what a person has asked the owner; answers with what removes the files, for when that has come to stay. */
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
