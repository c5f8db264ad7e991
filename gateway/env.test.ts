import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readGatewayEnv } from '@/gateway/env'

describe('readGatewayEnv', () => {
  it('needs nothing', () => {
    expect(readGatewayEnv({})).toMatchObject({
      port: 4000,
      databaseUrl: undefined,
      dataDir: path.resolve('.data'),
      host: '127.0.0.1',
      demoProducts: 0,
      realSettings: [],
      siteName: 'Арус',
      checkResponses: false,
    })
  })

  it('reads an empty variable as absent', () => {
    expect(readGatewayEnv({ GATEWAY_PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toMatchObject({
      port: 4000,
      logLevel: 'info',
    })
  })

  it('holds answers against the contract in development, and on demand', () => {
    expect(readGatewayEnv({ NODE_ENV: 'development' }).checkResponses).toBe(true)
    expect(readGatewayEnv({ CHECK_RESPONSES: '1' }).checkResponses).toBe(true)
  })

  it.each([
    [{ MESSENGER_URL: 'https://messages.example' }, ['MESSENGER_URL']],
    [{ CRM_URL: 'https://crm.example', ORDERS_KEY: 'x'.repeat(16) }, ['ORDERS_KEY', 'CRM_URL']],
    [{ DADATA_API_KEY: 'key' }, ['DADATA_API_KEY']],
    [{ ORIGINAL_CATALOGS_URL: 'https://catalogs.example' }, ['ORIGINAL_CATALOGS_URL']],
    [
      {
        PAYMENTS_URL: 'https://pay.example',
        PAYMENTS_SECRET: 'x'.repeat(16),
        SITE_URL: 'https://shop.example',
      },
      ['PAYMENTS_URL', 'SITE_URL'],
    ],
    [{ SITE_URL: 'http://localhost:3000' }, []],
    [
      { DATABASE_URL: 'postgres://shop', REDIS_URL: 'redis://cache', DADATA_URL: 'https://dadata.example' },
      [],
    ],
  ])('knows what in %j joins a shop to the world: %j', (env, expected) => {
    expect(readGatewayEnv(env).realSettings).toEqual(expected)
  })

  it('says what is wrong with a form of the CRM without its key', () => {
    const wrong = () => readGatewayEnv({ CRM_FORMS: 'nothing=7:a1b2c3secret' })
    expect(wrong).toThrow('«nothing» — не ФОРМА=НОМЕР:КЛЮЧ')
    expect(wrong).not.toThrow('a1b2c3secret')
  })

  it('lets nothing but the demo shop be told to fail', () => {
    expect([...readGatewayEnv({ DEMO_FAULTS: 'mail, bank' }).demoFaults]).toEqual(['bank', 'mail'])
    expect([...readGatewayEnv({}).demoFaults]).toEqual([])
    const refused = [
      { DEMO_FAULTS: 'everything' },
      { DEMO_FAULTS: 'bank', MESSENGER_URL: 'https://messages.example' },
      { DEMO_FAULTS: 'bank', SITE_URL: 'https://shop.example' },
    ]
    for (const env of refused) expect(() => readGatewayEnv(env)).toThrow('DEMO_FAULTS')
  })

  it('takes the word of this machine about a client, and of networks that are named', () => {
    expect(readGatewayEnv({}).isTrustedPeer('127.0.0.1')).toBe(true)
    expect(readGatewayEnv({}).isTrustedPeer('10.1.2.3')).toBe(false)
    expect(readGatewayEnv({ TRUST_PROXY: '10.0.0.0/8' }).isTrustedPeer('10.1.2.3')).toBe(true)
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
