import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { openEmbedded } from '@/gateway/test-support/databases'

it('bounds what the embedded database keeps of its files in memory', async () => {
  const { db, close } = await openEmbedded()
  expect(await selectRows(db, sql`show shared_buffers`)).toEqual([{ shared_buffers: '48MB' }])
  await close()
})
