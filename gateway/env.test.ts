import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readGatewayEnv } from '@/gateway/env'

describe('readGatewayEnv', () => {
  it('needs nothing', () => {
    expect(readGatewayEnv({})).toMatchObject({
      port: 4000,
      databaseUrl: undefined,
      dataDir: path.resolve('.data'),
      demoProducts: 20_000,
      siteName: 'Арус',
      checkResponses: true,
    })
  })

  it('reads an empty variable as absent', () => {
    expect(readGatewayEnv({ GATEWAY_PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toMatchObject({
      port: 4000,
      logLevel: 'info',
    })
  })

  it.each([
    [{ DATABASE_URL: 'postgres://shop' }, 0],
    [{ DATABASE_URL: 'postgresql://shop', DEMO_PRODUCTS: '500' }, 500],
    [{ DEMO_PRODUCTS: '0' }, 0],
  ])('fills the database of %j with %i demo products', (env, expected) => {
    expect(readGatewayEnv(env).demoProducts).toBe(expected)
  })

  it('holds answers against the contract in production only on demand', () => {
    expect(readGatewayEnv({ NODE_ENV: 'production' }).checkResponses).toBe(false)
    expect(readGatewayEnv({ NODE_ENV: 'production', CHECK_RESPONSES: '1' }).checkResponses).toBe(true)
  })

  it.each([
    ['GATEWAY_PORT', 'http'],
    ['GATEWAY_PORT', '70000'],
    ['DATABASE_URL', 'mysql://shop'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s when it is wrong', (name, value) => {
    expect(() => readGatewayEnv({ [name]: value })).toThrow(name)
  })
})
