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
    [{}, true],
    [{ NODE_ENV: 'test' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', ALLOW_OUTBOX: '1' }, true],
  ])('shows the outbox under %j: %s', (env, expected) => {
    expect(readGatewayEnv(env).isOutboxAllowed).toBe(expected)
  })

  it('lets nothing but the demo shop be told to fail', () => {
    expect([...readGatewayEnv({ DEMO_FAULTS: 'mail, bank' }).demoFaults]).toEqual(['bank', 'mail'])
    expect([...readGatewayEnv({}).demoFaults]).toEqual([])
    const refused = [
      { DEMO_FAULTS: 'everything' },
      { DEMO_FAULTS: 'bank', NODE_ENV: 'production' },
      { DEMO_FAULTS: 'bank', DEMO_PRODUCTS: '0' },
      { DEMO_FAULTS: 'bank', DATABASE_URL: 'postgres://shop', DEMO_PRODUCTS: '100', ALLOW_OUTBOX: '1' },
    ]
    for (const env of refused) expect(() => readGatewayEnv(env)).toThrow('DEMO_FAULTS')
  })

  it('takes the word of this machine about a client, and of networks that are named', () => {
    expect(readGatewayEnv({}).isTrustedPeer('127.0.0.1')).toBe(true)
    expect(readGatewayEnv({}).isTrustedPeer('10.1.2.3')).toBe(false)
    expect(readGatewayEnv({ TRUST_PROXY: '10.0.0.0/8' }).isTrustedPeer('10.1.2.3')).toBe(true)
  })

  it('is strict with one address in production', () => {
    expect(readGatewayEnv({ NODE_ENV: 'production' }).addressLimitFactor).toBe(1)
  })

  it.each([
    ['GATEWAY_PORT', 'http'],
    ['GATEWAY_PORT', '70000'],
    ['DATABASE_URL', 'mysql://shop'],
    ['LOG_LEVEL', 'loud'],
    ['SITE_URL', 'shop.example'],
    ['TRUST_PROXY', 'my-proxy'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['MESSENGER_URL', 'mailto:me@example.com'],
    ['PAYMENTS_URL', 'https://pay.example'],
    ['PAYMENTS_SECRET', 'short'],
    ['ORIGINAL_CATALOGS_URL', 'catalogs.example'],
    ['ORDERS_KEY', 'short'],
    ['ADDRESS_LIMIT_FACTOR', '0'],
  ])('names %s when it is wrong', (name, value) => {
    expect(() => readGatewayEnv({ [name]: value })).toThrow(name)
  })

  it('asks for the secret of the check against robots where several gateways may share a database', () => {
    const shared = { DATABASE_URL: 'postgres://shop', PROTECT_AFTER: '600' }
    expect(() => readGatewayEnv(shared)).toThrow('PROTECTION_SECRET')
    expect(readGatewayEnv({ ...shared, PROTECTION_SECRET: 'x'.repeat(16) }).protectAfter).toBe(600)
    expect(readGatewayEnv({ PROTECT_AFTER: '600' }).protectAfter).toBe(600)
  })
})
