import { expect, it } from 'vitest'
import { openDatabase } from '@/gateway/db/open-database'
import { settle } from '@/gateway/demo/people/settle'
import { hasServer, openOnServer } from '@/gateway/test-support/databases'

it.runIf(hasServer())('leaves a catalogue too large for the time of a query to the server', async () => {
  const whole = await openOnServer()
  const hurried = await openDatabase({ databaseUrl: whole.url, statementTimeoutMs: 1 })
  try {
    await expect(settle(hurried.db)).resolves.toBeUndefined()
  } finally {
    await hurried.close()
    await whole.close()
  }
})
