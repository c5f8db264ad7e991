import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { readEnv } from '@/lib/env'
import { readGatewayEnv } from '@/gateway/env'

function read(file: string): string {
  return readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')
}

const SCHEMAS = ['lib/env.ts', 'lib/marketing/env-fields.ts', 'gateway/env.ts']

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

/** The first column of the README's tables of settings; a row may name several. */
function readmeNames(): string[] {
  const configuration = /^## Configuration$(.*?)^## /ms.exec(read('README.md'))?.[1] ?? ''
  const cells = namesIn(configuration, /^\| (`[^|]+)\|/gm)
  return [...new Set(cells.flatMap((cell) => namesIn(cell, new RegExp(`\`(${NAME})\``, 'g'))))].sort()
}

function exampleLines(): [name: string, value: string][] {
  return [...read('.env.example').matchAll(new RegExp(`^#?(${NAME})=(.*)$`, 'gm'))].map(
    ([, name = '', value = '']) => [name, value],
  )
}

test('the README explains every setting, and no other', () => {
  expect(schemaNames().length).toBeGreaterThan(20)
  expect(readmeNames()).toEqual(schemaNames())
})

test('compose.yaml sets nothing that nobody reads, and asks for nothing that .env.example does not show', () => {
  const compose = read('compose.yaml')
  const shared = [...compose.matchAll(/^x-\w+: .*\n((?:(?: .*)?\n)*)/gm)].map(([, block = '']) => block)
  const ours = shared.flatMap((block) => namesIn(block, new RegExp(`^ {4}(${NAME}):`, 'gm')))
  expect(ours.length).toBeGreaterThan(20)
  expect(ours.filter((name) => !schemaNames().includes(name))).toEqual([])
  const asked = namesIn(compose, new RegExp(`\\$\\{(${NAME})`, 'g'))
  const shown = exampleLines().map(([name]) => name)
  expect(asked.filter((name) => !shown.includes(name))).toEqual([])
})

test.each([
  ['gateway-1', readGatewayEnv],
  ['storefront-1', readEnv],
] as const)('%s of compose.yaml starts when nothing is set but what it asks for', (service, readSettings) => {
  const asked: Record<string, string> = { SITE_URL: 'https://shop.example' }
  const compose = parse(
    read('compose.yaml').replaceAll(
      new RegExp(`\\$\\{(${NAME})(:[-?])([^}]*)\\}`, 'g'),
      (_, name: string, kind: string, rest: string) =>
        kind === ':?' ? (asked[name] ?? 'sixteen-letters-or-more') : rest,
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
  [{ PORT: 'abc' }, /^The storefront's environment is wrong: PORT: \S.*$/],
  [{ GATEWAY_URL: 'gateway', PORT: '70000' }, /^The storefront's .* PORT: \S.*; GATEWAY_URL: \S.*$/],
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
