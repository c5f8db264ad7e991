import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { answers, questions } from '@/gateway/db/schema/questions'

const FORMER_CUSTOMER = 'Покупатель'

/** Takes a person's name from published questions and answers, and removes the others. */
export async function eraseQuestions(tx: Database, authorId: string): Promise<void> {
  for (const table of [answers, questions]) {
    await tx.delete(table).where(and(eq(table.authorId, authorId), ne(table.status, 'published')))
    await tx
      .update(table)
      .set({ authorId: null, authorName: FORMER_CUSTOMER })
      .where(eq(table.authorId, authorId))
  }
}
