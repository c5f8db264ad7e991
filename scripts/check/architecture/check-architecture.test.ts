import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { checkArchitecture } from './check-architecture'

const planted: string[] = []

afterEach(async () => {
  await Promise.all(planted.splice(0).map((folder) => rm(folder, { recursive: true })))
})

async function plant(files: Record<string, string>): Promise<string[]> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'architecture-'))
  planted.push(root)
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
  return checkArchitecture(root)
}

/** One empty file in every place that a rule names. */
const project = {
  'app/page.tsx': '',
  'components/ui/button.tsx': '',
  'features/cart/model/total.ts': '',
  'features/search/model/plan.ts': '',
  'stores/cart.ts': '',
  'lib/format/price.ts': '',
  'lib/parts/keys.ts': '',
  'lib/gateway/client.ts': '',
  'lib/gateway/operation.ts': '',
  'lib/gateway/contracts/cart.ts': '',
  'lib/validation/phone.ts': '',
  'gateway/app.ts': '',
  'gateway/env.ts': '',
  'gateway/serve.ts': '',
  'gateway/start/start-gateway.ts': '',
  'gateway/core/errors.ts': '',
  'gateway/db/open-database.ts': '',
  'gateway/services/cart/read-cart.ts': '',
  'gateway/http/bind.ts': '',
  'gateway/routes/cart.ts': '',
  'gateway/demo/demo-shop.ts': '',
  'gateway/cli/run-import.ts': '',
  'gateway/test-support/buyer.ts': '',
  'scripts/start.ts': '',
  'tests/render.tsx': '',
  'e2e/shop.spec.ts': '',
  'middleware.ts': '',
}

test.each([
  ['features/cart/a.ts', '@/features/search/model/plan', 'feature cart may not import feature search'],
  ['features/cart/a.ts', '../search/model/plan', 'feature cart may not import feature search'],
  ['features/cart/a.ts', '@/app/page', 'feature cart may not import app'],
  ['features/cart/a.ts', '@/gateway/app', 'feature cart may not import gateway'],
  ['components/ui/a.tsx', '@/features/cart/model/total', 'components may not import feature cart'],
  ['components/ui/a.tsx', '@/stores/cart', 'components may not import stores'],
  ['components/ui/a.tsx', '@/app/page', 'components may not import app'],
  ['stores/a.ts', '@/features/cart/model/total', 'stores may not import feature cart'],
  ['stores/a.ts', '@/components/ui/button', 'stores may not import components'],
  ['lib/a.ts', '@/components/ui/button', 'lib may not import components'],
  ['lib/a.ts', '@/stores/cart', 'lib may not import stores'],
  ['lib/a.ts', '@/features/cart/model/total', 'lib may not import feature cart'],
  ['lib/a.ts', '../app/page', 'lib may not import app'],
  ['lib/a.ts', '@/gateway/app', 'lib may not import gateway'],
  ['app/a.ts', '@/gateway/app', 'app may not import gateway'],
  ['app/a.ts', '@/scripts/start', 'app may not import scripts'],
  ['app/a.ts', '@/tests/render', 'app may not import tests'],
  ['gateway/core/a.ts', '@/lib/gateway/client', 'gateway may not import lib'],
  ['gateway/core/a.ts', '@/lib/format/price', 'gateway may not import lib'],
  ['gateway/core/a.ts', '@/components/ui/button', 'gateway may not import components'],
  ['gateway/core/a.ts', '@/features/cart/model/total', 'gateway may not import feature cart'],
  ['gateway/core/a.ts', '@/stores/cart', 'gateway may not import stores'],
  ['gateway/core/a.ts', '@/gateway/db/open-database', 'gateway/core may not import gateway/db'],
  ['gateway/core/a.ts', '@/gateway/services/cart/read-cart', 'gateway/core may not import gateway/services'],
  ['gateway/db/a.ts', '../services/cart/read-cart', 'gateway/db may not import gateway/services'],
  ['gateway/db/a.ts', '@/gateway/env', 'gateway/db may not import gateway/env.ts'],
  ['gateway/services/cart/a.ts', '@/gateway/http/bind', 'gateway/services may not import gateway/http'],
  ['gateway/services/cart/a.ts', '../../routes/cart', 'gateway/services may not import gateway/routes'],
  ['gateway/services/cart/a.ts', '@/gateway/demo/demo-shop', 'gateway/services may not import gateway/demo'],
  ['gateway/http/a.ts', '@/gateway/services/cart/read-cart', 'gateway/http may not import gateway/services'],
  ['gateway/routes/a.ts', '@/gateway/db/open-database', 'gateway/routes may not import gateway/db'],
  ['gateway/routes/a.ts', '@/gateway/demo/demo-shop', 'gateway/routes may not import gateway/demo'],
  ['gateway/db/a.ts', '@/gateway/demo/demo-shop', 'gateway/db may not import gateway/demo'],
  ['gateway/app.ts', '@/gateway/demo/demo-shop', 'gateway/app.ts may not import gateway/demo'],
  ['gateway/start/start-gateway.ts', '../demo/demo-shop', 'gateway/start may not import gateway/demo'],
  ['gateway/demo/a.ts', '@/gateway/start/start-gateway', 'gateway/demo may not import gateway/start'],
  ['middleware.ts', '@/features/cart/model/total', 'middleware.ts may not import feature cart'],
])('%s must not import %s', async (file, specifier, message) => {
  const violations = await plant({ ...project, [file]: `import { x } from '${specifier}'` })
  expect(violations).toEqual([expect.stringContaining(`${file}:1`)])
  expect(violations[0]).toContain(message)
})

test.each([
  ['a dynamic import', "const page = () => import('@/app/page')"],
  ['a re-export', "export { x } from '@/app/page'"],
  ['a whole re-export', "export * from '@/app/page'"],
  ['a type import', "import type { X } from '@/app/page'"],
  ['an import type', "export type X = import('@/app/page').X"],
  ['an import for its effect', "import '@/app/page'"],
  ['an extension in the path', "import { x } from '@/app/page.tsx'"],
])('sees %s', async (_name, text) => {
  expect(await plant({ ...project, 'lib/a.ts': text })).toEqual([
    expect.stringContaining('lib may not import app'),
  ])
})

test.each([
  ['lib/price.ts', 'export function formatPrice() {}', 'format-price'],
  ['lib/price.ts', 'export const formatPrice = () => 1', 'format-price'],
  ['gateway/db/connect.ts', 'export class DataDirBusyError extends Error {}', 'data-dir-busy-error'],
  ['components/ui/field.tsx', 'export async function NavVINField() {}', 'nav-vin-field'],
])('%s with %s asks for another name', async (file, text, name) => {
  expect(await plant({ ...project, [file]: text })).toEqual([
    expect.stringContaining(`: ${name} is its name`),
  ])
})

test.each([
  ['a file that bears the name', 'lib/format-price.ts', 'export function formatPrice() {}'],
  [
    'one that is about several',
    'lib/price.ts',
    'export function formatPrice() {}\nexport type Price = number',
  ],
  ['a table', 'lib/price.ts', 'export const formatPrice = {}'],
  ['what Next names', 'app/feed/route.ts', 'export async function GET() {}'],
  ['what its folder names', 'gateway/routes/cart.ts', 'export const cartBindings = () => []'],
  ['what tests are handed', 'stores/cart/testing.ts', 'export function cartLineOf() {}'],
])('leaves the name of %s', async (_name, file, text) => {
  expect(await plant({ ...project, [file]: text })).toEqual([])
})

test('lets every layer import what the rules allow', async () => {
  const uses = (...paths: string[]) =>
    paths.map((one, at) => `import { x as x${at} } from '@/${one}'`).join('\n')
  const violations = await plant({
    ...project,
    'app/a.tsx': uses('features/cart/model/total', 'components/ui/button', 'stores/cart', 'lib/parts/keys'),
    'features/cart/a.ts': uses(
      'features/cart/model/total',
      'components/ui/button',
      'stores/cart',
      'lib/parts/keys',
    ),
    'features/cart/a.test.ts': uses('tests/render'),
    'components/a.tsx': uses('components/ui/button', 'lib/parts/keys'),
    'stores/a.ts': uses('stores/cart', 'lib/parts/keys'),
    'gateway/serve.ts': uses('gateway/start/start-gateway', 'gateway/demo/demo-shop', 'gateway/env'),
    'gateway/start/start-gateway.ts': uses('gateway/app', 'gateway/db/connect'),
    'gateway/app.ts': uses('gateway/routes/cart', 'gateway/http/bind', 'gateway/core/errors'),
    'gateway/cli/a.ts': uses('gateway/demo/demo-shop', 'gateway/services/cart/read-cart', 'gateway/env'),
    'gateway/demo/a.ts': uses('gateway/http/bind', 'gateway/services/cart/read-cart', 'gateway/db/connect'),
    'gateway/routes/a.ts': uses(
      'gateway/http/bind',
      'gateway/services/cart/read-cart',
      'gateway/core/errors',
    ),
    'gateway/services/cart/a.ts': uses('gateway/db/connect', 'gateway/core/errors'),
    'gateway/services/cart/a.test.ts': uses(
      'gateway/app',
      'gateway/demo/demo-shop',
      'gateway/test-support/buyer',
    ),
    'gateway/test-support/a.ts': uses('gateway/app', 'gateway/demo/demo-shop'),
    'gateway/http/a.ts': uses('gateway/core/errors'),
    'gateway/core/a.ts': uses('lib/gateway/operation', 'lib/gateway/contracts/cart', 'lib/validation/phone'),
    'scripts/a.ts': uses('gateway/app', 'lib/parts/keys'),
    'tests/a.ts': uses('gateway/app', 'features/cart/model/total'),
  })
  expect(violations).toEqual([])
})

test.each([
  [
    'a cycle of two',
    { 'lib/a.ts': "import './b'", 'lib/b.ts': "import '@/lib/a'" },
    'lib/a.ts → lib/b.ts → lib/a.ts',
  ],
  [
    'a longer cycle',
    { 'lib/a.ts': "import './b'", 'lib/b.ts': "export * from './c'", 'lib/c.ts': "import('./a')" },
    'lib/a.ts → lib/b.ts → lib/c.ts → lib/a.ts',
  ],
  ['a file that imports itself', { 'lib/a.ts': "import './a'" }, 'lib/a.ts → lib/a.ts'],
  ['a barrel', { 'lib/index.ts': '' }, 'lib/index.ts is a barrel'],
  [
    'two folders of services that need each other',
    {
      'gateway/services/cart/a.ts': "import '../orders/b'",
      'gateway/services/orders/b.ts': '',
      'gateway/services/orders/c.ts': "import type { X } from '@/gateway/services/cart/read-cart'",
    },
    'cycle of folders: gateway/services/cart → gateway/services/orders → gateway/services/cart',
  ],
  [
    'two folders of lib that need each other',
    {
      'lib/cart/a.ts': "import '@/lib/orders/b'",
      'lib/orders/b.ts': '',
      'lib/orders/c.ts': "import '../cart/d'",
      'lib/cart/d.ts': '',
    },
    'cycle of folders: lib/cart → lib/orders → lib/cart',
  ],
  ['a folder beside the layers', { 'gateway/helpers/a.ts': '' }, 'gateway/helpers/a.ts lies in no layer'],
  ['an enum', { 'lib/a.ts': 'export enum Color { Red }' }, 'lib/a.ts:1 declares an enum'],
  [
    'the environment',
    { 'lib/a.ts': '\nexport const port = process.env.PORT' },
    'lib/a.ts:2 reads process.env',
  ],
  ['the environment by name', { 'app/a.ts': "process['env'].PORT" }, 'app/a.ts:1 reads process.env'],
  ['the environment taken apart', { 'app/a.ts': 'const { env } = process' }, 'app/a.ts:1 reads process.env'],
  [
    'the imported environment',
    { 'app/a.ts': "import { env } from 'node:process'" },
    'app/a.ts:1 reads process.env',
  ],
  ['a folder of its own', { 'utils/a.ts': '' }, 'utils/a.ts lies in no layer'],
  [
    'product code on test support',
    { 'lib/a.ts': "import './b/testing'", 'lib/b/testing.ts': '' },
    'for tests only',
  ],
  ['an open server file', { 'features/cart/server/load.ts': '' }, "must begin with import 'server-only'"],
])('reports %s', async (_name, files, message) => {
  expect(await plant({ ...project, ...files })).toEqual([expect.stringContaining(message)])
})

/** Every file is read and parsed. */
const WHOLE_PROJECT_MS = 60_000

test.each([
  ['lib/env.ts', 'process.env'],
  ['gateway/env.ts', 'process.env'],
  ['scripts/start.ts', 'process.env'],
  ['next.config.ts', 'process.env'],
  ['lib/a.ts', "const text = 'process.env'"],
])('%s may hold %s', async (file, text) => {
  expect(await plant({ ...project, [file]: text })).toEqual([])
})

test('the project follows its own rules', { timeout: WHOLE_PROJECT_MS }, async () => {
  expect(await checkArchitecture(fileURLToPath(new URL('../../..', import.meta.url)))).toEqual([])
})
