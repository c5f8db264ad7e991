import { afterAll, beforeAll, expect } from 'vitest'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { seedDemoOriginals } from '@/gateway/demo/originals/seed-demo-originals'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'

const AN_HOUR_MS = 3_600_000

export type Wire = Record<string, unknown>

export const scopeOf = ({ code, ssd, vehicleId }: { code: string; ssd: string; vehicleId: string }) => ({
  code,
  ssd,
  vehicleId,
})

/** A gateway over the demo shop's original catalogues, for all tests of a suite. */
export function useOriginals(database: () => OpenedDatabase) {
  let gateway: TestGateway

  const post = (path: string, body: unknown = {}) => gateway.post(`/laximo/v1/${path}`, body)

  beforeAll(async () => {
    await seedDemoOriginals(database().db)
    gateway = await createTestGateway(database().db, { refreshIntervalMs: AN_HOUR_MS })
  })
  afterAll(() => gateway.close())

  async function vinVehicle(code: string) {
    const { body } = await post('catalogs')
    const catalog = body.catalogs.find((known: Wire) => known['code'] === code)
    const found = await post('vehicle/findByVin', { vin: catalog.vinExample })
    expect(found.status).toBe(200)
    return found.body.vehicles[0]
  }

  return { gateway: () => gateway, post, vinVehicle }
}
