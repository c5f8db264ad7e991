import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { gatewayError } from '@/gateway/core/errors/errors'
import { readMarkCode } from '@/gateway/core/text/read-mark-code'
import { markCodes } from '@/gateway/db/schema/mark-codes'

type Scanned = { lineId: number; name: string; pieces: number; codes: readonly string[] }

/**
 * Stores the codes of a line that is handed over. Throws `validation` for what is no code and for codes that are not as many as the
 * pieces, `conflict` for one that was handed over before.
 */
export async function writeMarkCodes(tx: Database, { lineId, name, pieces, codes }: Scanned) {
  const read = new Set(
    codes.map((scanned) => {
      const code = readMarkCode(scanned)
      if (code === undefined) throw gatewayError('validation', `${name}: «${scanned}» не код маркировки.`)
      return code
    }),
  )
  if (read.size !== pieces)
    throw gatewayError('validation', `${name}: разных кодов ${read.size}, а выдаётся ${pieces} шт.`)
  const written = await tx
    .insert(markCodes)
    .values([...read].map((code) => ({ code, lineId })))
    .onConflictDoNothing()
    .returning({ code: markCodes.code })
  if (written.length < pieces) throw gatewayError('conflict', `${name}: один из кодов уже выдан.`)
}

/** Codes by line, in one order whenever they are read. */
export async function loadMarkCodes(
  tx: Database,
  lineIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await tx
    .select()
    .from(markCodes)
    .where(inArray(markCodes.lineId, [...lineIds]))
    .orderBy(asc(markCodes.code))
  const byLine = Map.groupBy(rows, ({ lineId }) => lineId)
  return new Map([...byLine].map(([lineId, found]) => [lineId, found.map(({ code }) => code)]))
}

/** What came back may be handed over again. */
export async function freeMarkCodes(tx: Database, lineId: number) {
  await tx.delete(markCodes).where(eq(markCodes.lineId, lineId))
}
