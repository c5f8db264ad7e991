import { afterEach, expect, test, vi } from 'vitest'
import { createContentPolicy } from '../security/content-policy'

const JOINED = {
  RETAIL_ROCKET_ID: 'p1',
  MINDBOX_ENDPOINT: 'arus',
  MINDBOX_BLOCKS: '{"personal":"Website.Home"}',
  YA_RETAIL_MEDIA_PLACES: '{"home":{"blockId":"R-A-1","type":"feed","darkTheme":false}}',
  CALLTOUCH_ID: 'mod1',
  OPENLINE_SCRIPT: 'https://cdn-ru.bitrix24.ru/b1/crm/site_button/loader_1.js',
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function read(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  const [{ env }, reading] = await Promise.all([import('../env'), import('./read-settings')])
  const settings = reading.readMarketingSettings(env())
  return { settings, sources: reading.marketingSources(settings) }
}

test('nothing is on by itself, and the policy of pages stays as it is', async () => {
  const { settings, sources } = await read({})
  expect(settings).toBeUndefined()
  expect(createContentPolicy({ sources: [sources] })('n')).toBe(createContentPolicy()('n'))
})

test('ids switch the services on', async () => {
  const { settings } = await read(JOINED)
  expect(settings).toEqual({
    RetailRocket: {
      partnerId: 'p1',
      script: 'https://cdn.retailrocket.ru/content/javascript/tracking.js',
      api: 'https://api.retailrocket.ru/api/2.0',
    },
    Mindbox: {
      endpointId: 'arus',
      script: 'https://api.mindbox.ru/scripts/v1/tracker.js',
      blocks: { personal: 'Website.Home' },
    },
    YaRetailMedia: {
      script: 'https://yandex.ru/ads/system/context.js',
      places: { home: { blockId: 'R-A-1', type: 'feed', darkTheme: false } },
    },
    Calltouch: { id: 'mod1', script: 'https://mod.calltouch.ru/init.js' },
    Openline: { script: JOINED.OPENLINE_SCRIPT },
  })
})

test.each([
  ['-recommendations', 'RetailRocket'],
  ['-marketingPlatform', 'Mindbox'],
  ['-retailMedia', 'YaRetailMedia'],
  ['-callTracking', 'Calltouch'],
  ['-chat', 'Openline'],
])('the flag %s takes %s away', async (flag, name) => {
  const { settings } = await read({ ...JOINED, FEATURES: flag })
  expect(Object.keys(settings ?? {})).toHaveLength(4)
  expect(settings).not.toHaveProperty(name)
})

test('analytics is on by its flag alone', async () => {
  expect((await read({ FEATURES: 'analytics' })).settings).toEqual({ analytics: true })
})

test('the policy learns the hosts of what is on: the script, its family, and sockets', async () => {
  const { sources } = await read({
    CALLTOUCH_ID: 'mod1',
    RETAIL_ROCKET_ID: 'p1',
    RETAIL_ROCKET_SCRIPT: 'http://127.0.0.1:4321/t.js',
    RETAIL_ROCKET_API: 'http://127.0.0.1:4321/api',
  })
  expect(sources['script-src']).toEqual([
    'http://127.0.0.1:4321',
    'https://mod.calltouch.ru',
    'https://calltouch.ru',
    'https://*.calltouch.ru',
  ])
  expect(sources['connect-src']).toContain('wss://*.calltouch.ru')
  expect(Object.values(sources).flat().join(' ')).not.toMatch(
    /mindbox|yandex|bitrix|retailrocket|unsafe|\*(?!\.)/,
  )
})

test.each([
  ['MINDBOX_BLOCKS', 'Website.Home'],
  ['MINDBOX_BLOCKS', '{"somewhere":"Website.Home"}'],
  ['YA_RETAIL_MEDIA_PLACES', '{"home":{"blockId":"R-A-1"}}'],
  ['RETAIL_ROCKET_SCRIPT', 'javascript:alert(1)'],
  ['OPENLINE_SCRIPT', '//cdn.example'],
  ['FEATURES', 'chats'],
])('%s=%s is refused by name', async (name, value) => {
  await expect(read({ [name]: value })).rejects.toThrow(name)
})
