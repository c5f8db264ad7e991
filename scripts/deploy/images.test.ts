import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { root } from '@/scripts/shop/paths'
import { GATEWAY_ALLOCATOR_ENV, GATEWAY_NODE_FLAGS } from '@/scripts/shop/gateway-node-flags'
import { ALLOCATOR_ENV, FRONT_NODE_FLAGS } from '@/server/node-flags'

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }

type Stage = { from: string; name: string; lines: string[] }

function stagesOf(dockerfile: string): Stage[] {
  const stages: Stage[] = []
  for (const line of dockerfile.replaceAll('\\\n', ' ').split('\n')) {
    const [, from = '', name = ''] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? []
    if (from) stages.push({ from, name, lines: [] })
    else if (line && !line.startsWith('#')) stages.at(-1)?.lines.push(line.trim())
  }
  return stages
}

const stages = stagesOf(read('Dockerfile'))

test('the images and the workflow run on the Node that the scripts run on', () => {
  const bases = stages.map(({ from }) => from).filter((from) => !stages.some(({ name }) => name === from))
  expect(new Set(bases)).toEqual(new Set([`node:${dependencies['node']}-trixie-slim`]))
  expect(read('.github/workflows/ci.yml')).toContain(`container: node:${dependencies['node']}-trixie\n`)
})

describe.each([
  ['gateway', GATEWAY_NODE_FLAGS, { ...ALLOCATOR_ENV, ...GATEWAY_ALLOCATOR_ENV }],
  ['storefront', FRONT_NODE_FLAGS, ALLOCATOR_ENV],
])('the image of the %s', (name, flags, allocator) => {
  const lines = stages.find((stage) => stage.name === name)?.lines ?? []

  it('holds what the build leaves for it and nothing else', () => {
    const build = read(`scripts/build-${name}.ts`)
    expect(build).toContain(`'dist/${name}'`)
    expect(lines.filter((line) => /^(COPY|ADD)/.test(line))).toEqual([
      `COPY --from=build /shop/dist/${name} ./`,
    ])
    expect(lines.filter((line) => /^RUN .*(npm|npx|apt)/.test(line))).toEqual([])
  })

  it('runs one process that gets the signals, not as root, and is asked for its health', () => {
    const command = ['node', ...flags, 'serve.js'].map((word) => `"${word}"`).join(', ')
    expect(lines.at(-1)).toBe(`CMD [${command}]`)
    for (const [setting, value] of Object.entries(allocator))
      expect(lines.join('\n')).toContain(`${setting}=${value}`)
    expect(lines).toContain('USER node')
    expect(lines.findIndex((line) => line === 'USER node')).toBeLessThan(lines.length - 1)
    expect(lines.filter((line) => line.startsWith('HEALTHCHECK') && line.includes('/health`'))).toHaveLength(
      1,
    )
  })
})

test('no secret, no data and nothing built before gets into the images', () => {
  const ignored = read('.dockerignore').split('\n')
  for (const name of ['.env*', '.data', '.git', '**/node_modules', '.next*', 'dist']) {
    expect(ignored).toContain(name)
  }
})

test('compose.yaml runs two of each, names every secret as needed, and opens nginx alone', () => {
  const compose = read('compose.yaml')
  const [, services = ''] = /^services:\n(.*?)^\w/ms.exec(compose) ?? []
  const blocks = [...services.matchAll(/^ {2}([\w-]+):(.*\n(?:(?: {4}.*)?\n)*)/gm)].map(
    ([, name = '', block = '']) => ({ name, block }),
  )
  const names = blocks.map(({ name }) => name)
  expect(names).toEqual([
    'nginx',
    'storefront-1',
    'storefront-2',
    'gateway-1',
    'gateway-2',
    'postgres',
    'redis',
  ])
  expect(blocks.flatMap(({ name, block }) => (block.includes('ports:') ? name : []))).toEqual(['nginx'])
  for (const secret of ['POSTGRES_PASSWORD', 'PROTECTION_SECRET', 'SITE_URL']) {
    expect(compose).toContain(`\${${secret}:?`)
  }
  const upstreams = read('deploy/nginx/upstreams.conf')
  const named = [...upstreams.matchAll(/server ([\w-]+):\d+/g)].map(([, name = '']) => name)
  expect(named).toEqual(['storefront-1', 'storefront-2', 'gateway-1', 'gateway-2'])
})
