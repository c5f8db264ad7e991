import { describe, expect, it } from 'vitest'
import { openDatabase } from '@/gateway/db/open-database'
import { findPostgres, startPostgres } from '@/gateway/test-support/postgres-server'
import { createTestGateway } from '@/gateway/test-support/test-gateway'

const binFolder = findPostgres()
const label = binFolder ? 'a lost database' : 'a lost database: no initdb and postgres on this machine'

describe.skipIf(!binFolder)(`${label}`, () => {
  it('is answered with 503 and a message that gives nothing away', async () => {
    const server = await startPostgres(binFolder ?? '')
    const { db, close } = await openDatabase({ databaseUrl: server.url })
    const gateway = await createTestGateway(db)
    expect((await gateway.get('/catalog/site/v1/bootstrap')).status).toBe(200)
    await server.stop()
    const [ready, ...answers] = await Promise.all([
      gateway.app.request('/ready'),
      gateway.get('/catalog/site/v1/info/entity/1'),
      gateway.get('/catalog/site/v1/info/entity/2'),
    ])
    for (const { status, body } of answers) {
      expect(status).toBe(503)
      expect(body.message).toBe('База данных недоступна. Повторите запрос позже.')
    }
    expect(ready.status).toBe(503)
    expect((await gateway.app.request('/health')).status).toBe(200)
    await gateway.close()
    await close()
  })
})
