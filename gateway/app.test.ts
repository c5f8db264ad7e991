import { describe, expect, it } from 'vitest'
import { openDatabase } from '@/gateway/db/open-database'
import { findPostgres, startPostgres } from '@/gateway/test-support/postgres-server'
import { createTestGateway } from '@/gateway/test-support/test-gateway'

const TIMEOUT_MS = 120_000
const binFolder = findPostgres()
const label = binFolder ? 'a lost database' : 'a lost database: no initdb and postgres on this machine'

describe.skipIf(!binFolder)(`${label}`, () => {
  it(
    'is answered with 503 and a message that gives nothing away',
    async () => {
      const server = await startPostgres(binFolder ?? '')
      const { db, close } = await openDatabase({ databaseUrl: server.url })
      const gateway = await createTestGateway(db)
      expect((await gateway.get('/catalog/site/v1/bootstrap')).status).toBe(200)
      await server.stop()
      for (const attempt of [1, 2]) {
        const { status, body } = await gateway.get(`/catalog/site/v1/info/entity/${attempt}`)
        expect(status).toBe(503)
        expect(body.message).toBe('База данных недоступна. Повторите запрос позже.')
      }
      expect((await gateway.app.request('/ready')).status).toBe(503)
      expect((await gateway.app.request('/health')).status).toBe(200)
      await gateway.close()
      await close()
    },
    TIMEOUT_MS,
  )
})
