import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { readEnv } from '@/lib/env'
import { readGatewayEnv } from '@/gateway/env'
import { MAX_VIDEO_BYTES, MIB } from '@/lib/gateway/contracts/limits'
import { GATEWAY_ENTRIES } from '@/scripts/deploy/bundle-gateway'

function read(file: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')
}

const SCHEMAS = ['lib/env.ts', 'lib/marketing-env-fields.ts', 'gateway/core/env/env-schema.ts']

/** Set by Next itself while it builds. */
const INTERNAL = ['NEXT_PHASE']

/** Read by the start scripts and the build's configuration, before there is a schema. */
const OF_SCRIPTS = ['PORT', 'HOST', 'NEXT_DIST_DIR', 'NEXT_DEPLOYMENT_ID']

/** Settings of the containers around the shop. */
const OF_COMPOSE = ['POSTGRES_PASSWORD', 'HTTP_PORT', 'HTTPS_PORT']

const NAME = '[A-Z][A-Z0-9_]+'

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

function schemaNames(): string[] {
  const declared = SCHEMAS.flatMap((file) => namesIn(read(file), new RegExp(`^ {2}(${NAME}):`, 'gm')))
  return [...new Set([...declared, ...OF_SCRIPTS])].filter((name) => !INTERNAL.includes(name)).sort()
}

/** The first column of the tables of settings; a row may name several. */
function documentedNames(): string[] {
  const cells = namesIn(read('docs/configuration.md'), /^\| (`[^|]+)\|/gm)
  return [...new Set(cells.flatMap((cell) => namesIn(cell, new RegExp(`\`(${NAME})\``, 'g'))))].sort()
}

function exampleLines(): [name: string, value: string][] {
  return [...read('.env.example').matchAll(new RegExp(`^#?(${NAME})=(.*)$`, 'gm'))].map(
    ([, name = '', value = '']) => [name, value],
  )
}

test('the page on configuration explains every setting, and no other', () => {
  expect(schemaNames().length).toBeGreaterThan(20)
  expect(documentedNames()).toEqual(schemaNames())
})

test('compose.yaml sets nothing that nobody reads, and asks for nothing that .env.example does not show', () => {
  const compose = read('compose.yaml')
  const shared = [...compose.matchAll(/^x-\w+: .*\n((?:(?: .*)?\n)*)/gm)].map(([, block = '']) => block)
  const ours = shared.flatMap((block) => namesIn(block, new RegExp(`^ {4}(${NAME}):`, 'gm')))
  expect(ours.length).toBeGreaterThan(20)
  expect(ours.filter((name) => !schemaNames().includes(name))).toEqual([])
  const requested = namesIn(compose, new RegExp(`\\$\\{(${NAME})`, 'g'))
  const shown = exampleLines().map(([name]) => name)
  expect(requested.filter((name) => !shown.includes(name))).toEqual([])
})

/** What compose.yaml or its images settle themselves: where the parts of that one shop find each other. */
const SETTLED = {
  gateway: [
    'DATABASE_URL',
    'REDIS_URL',
    'TRUST_PROXY',
    'NODE_ENV',
    'GATEWAY_PORT',
    'GATEWAY_HOST',
    'GATEWAY_DATA_DIR',
  ],
  storefront: ['GATEWAY_URL', 'REDIS_URL', 'METRICS_PORT', 'NODE_ENV', 'PORT', 'HOST'],
}

/** Read while the images are built, or by nothing in them. */
const OF_THE_BUILD = ['NEXT_DIST_DIR', 'NEXT_DEPLOYMENT_ID', ...INTERNAL]

test.each([
  ['gateway', ['gateway/core/env/env-schema.ts']],
  ['storefront', ['lib/env.ts', 'lib/marketing-env-fields.ts']],
] as const)('compose.yaml hands every setting of .env over to the %s', (part, schemas) => {
  const names = schemas.flatMap((file) => namesIn(read(file), new RegExp(`^ {2}(${NAME}):`, 'gm')))
  const { [`x-${part}`]: service } = parse(read('compose.yaml')) as Record<
    string,
    { environment: Record<string, string> }
  >
  const stage =
    new RegExp(`AS ${part}\\nENV (.*?)\\n(?:RUN|WORKDIR)`, 's').exec(read('Dockerfile'))?.[1] ?? ''
  const settled = [
    ...Object.keys(service?.environment ?? {}),
    ...namesIn(stage, new RegExp(`(${NAME})=`, 'g')),
  ]
  const written = Object.entries(service?.environment ?? {})
  const handedOver = written.filter(([name, value]) => value.startsWith(`\${${name}:`)).map(([name]) => name)
  expect(SETTLED[part].filter((name) => !settled.includes(name))).toEqual([])
  expect([...handedOver, ...SETTLED[part], ...OF_THE_BUILD].toSorted()).toEqual(
    [...names, ...OF_THE_BUILD].toSorted(),
  )
})

test('the gateway and .env.example listen on this machine alone, and the image for the others', () => {
  expect(readGatewayEnv({}).host).toBe('127.0.0.1')
  expect(exampleLines()).toContainEqual(['GATEWAY_HOST', '127.0.0.1'])
  expect(read('docs/configuration.md')).toMatch(/^\| `GATEWAY_PORT`, `GATEWAY_HOST` +\| 4000, 127\.0\.0\.1 /m)
  expect(read('Dockerfile')).toContain('GATEWAY_HOST=0.0.0.0')
})

/** `4000, 127.0.0.1` of a row, where it says a value for each of its names. */
function readmeDefaults(): [name: string, value: string][] {
  const rows = [...read('docs/configuration.md').matchAll(/^\| (`[A-Z][^|]+)\|([^|]+)\|/gm)]
  return rows.flatMap(([, cell = '', defaults = '']) => {
    const names = namesIn(cell, new RegExp(`\`(${NAME})\``, 'g'))
    const values = defaults.split(',').map((value) => value.trim().replaceAll('`', ''))
    if (names.length !== values.length) return []
    return names.flatMap((name, at): [string, string][] => {
      const value = values[at] ?? ''
      return /^(?:\d|\.data$|http:)/.test(value) && !value.includes(' ') ? [[name, value]] : []
    })
  })
}

test('the documents and .env.example say the same defaults, which the code has', () => {
  const defaults = readmeDefaults().filter(([name]) => name !== 'SITE_URL')
  expect(defaults.length).toBeGreaterThan(20)
  for (const [name, value] of defaults) {
    expect(exampleLines()).toContainEqual([name, value])
    expect({ ...readEnv({ [name]: value }) }).toEqual(readEnv({}))
    const settings = { ...readGatewayEnv({ [name]: value }), isTrustedPeer: undefined }
    expect(settings).toEqual({ ...readGatewayEnv({}), isTrustedPeer: undefined })
  }
})

test('nginx takes the largest body that the shop takes, as the guide says', () => {
  // The storefront adds to a film what stands around it in a form.
  const limit = `client_max_body_size ${MAX_VIDEO_BYTES / MIB + 2}m`
  expect(read('deploy/nginx/nginx.conf')).toContain(`${limit};`)
  expect([...read('docs/deploy.md').matchAll(/client_max_body_size \d+m/g)].map(([found]) => found)).toEqual([
    limit,
  ])
})

/** Settings of the sources alone, for developers and benchmarks. */
const OF_THE_SOURCES = [
  'start',
  'dev',
  'test',
  'test:quick',
  'test:unit',
  'test:watch',
  'check',
  'bench',
  'soak',
  'crawl',
  'mock',
  'build:gateway',
  'build:storefront',
]

test('every command of an owner is compiled with the gateway', () => {
  const commands = namesIn(read('docs/commands.md'), /^\| `npm (?:run )?([\w:-]+)/gm)
  expect(commands.length).toBeGreaterThan(15)
  const compiled = Object.keys(GATEWAY_ENTRIES)
  expect(commands.filter((name) => ![...compiled, ...OF_THE_SOURCES].includes(name))).toEqual([])
})

test.each([
  ['gateway-1', readGatewayEnv],
  ['storefront-1', readEnv],
] as const)('%s of compose.yaml starts when nothing is set but what it asks for', (service, readSettings) => {
  const requested: Record<string, string> = { SITE_URL: 'https://shop.example' }
  const compose = parse(
    read('compose.yaml').replaceAll(
      new RegExp(`\\$\\{(${NAME})(:[-?])([^}]*)\\}`, 'g'),
      (_, name: string, kind: string, rest: string) =>
        kind === ':?' ? (requested[name] ?? 'sixteen-letters-or-more') : rest,
    ),
    { merge: true },
  ) as { services: Record<string, { environment: Record<string, string | null> }> }
  const written = Object.entries(compose.services[service]?.environment ?? {})
  expect(written.length).toBeGreaterThan(8)
  // Compose hands a setting without a value over as an empty one.
  const settings = Object.fromEntries(written.map(([name, value]) => [name, String(value ?? '')]))
  expect(() => readSettings(settings)).not.toThrow()
})

test.each(schemaNames())('an empty %s counts as absent', (name) => {
  expect(readEnv({ [name]: '' })).toEqual(readEnv({}))
  expect({ ...readGatewayEnv({ [name]: '' }), isTrustedPeer: undefined }).toEqual({
    ...readGatewayEnv({}),
    isTrustedPeer: undefined,
  })
})

test.each([
  [{ PORT: 'abc' }, /^Неверная настройка: PORT — нужно целое число от 0 до 65535, а не «abc»\. \S.*$/],
  [{ GATEWAY_URL: 'gateway', PORT: '70000' }, /^Неверные настройки: PORT — \S.*; GATEWAY_URL — \S.*$/],
  [{ MINDBOX_BLOCKS: '{"other":1}' }, /^Неверная настройка: MINDBOX_BLOCKS — нужен JSON \S.*$/],
  [{ FEATURES: 'chats' }, /^Неверная настройка: FEATURES — функции «chats» нет, \S.*$/],
])('%j is refused in one line', (source, words) => {
  expect(() => readEnv(source)).toThrow(words)
})

describe('.env.example', () => {
  it('shows every setting once, and no other', () => {
    expect(
      exampleLines()
        .map(([name]) => name)
        .sort(),
    ).toEqual([...schemaNames(), ...OF_COMPOSE].sort())
  })

  it('switches nothing on by itself', () => {
    expect(read('.env.example').match(/^[^#\n].*$/gm)).toBeNull()
  })

  it('holds values that the shop and the gateway take', () => {
    const values = Object.fromEntries(exampleLines())
    expect(() => readGatewayEnv(values)).not.toThrow()
    expect(() => readEnv(values)).not.toThrow()
  })
})
