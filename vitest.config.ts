import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './tests/keep-temporary-files-in-memory.ts'

keepTemporaryFilesInMemory()

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

const outside = ['**/node_modules/**', '**/.next*/**', 'e2e/**', 'tests/topology/**']

const LAYERS = '{app,components,features,framework,gateway,lib,scripts,server,stores,tests,tools}'

function testsThat(pattern: string, says: RegExp): string[] {
  return globSync(`${LAYERS}/**/${pattern}`).filter((file) => says.test(readFileSync(here(file), 'utf8')))
}

/** Tests that change what a whole process shares: modules, globals, the network. Each of their files gets one of its own. */
const alone = [
  ...testsThat('*.test.ts', /\bvi\.(?:mock|doMock|resetModules)\(/),
  'tests/integration/**/*.test.ts',
  'scripts/deploy/**/*.test.ts',
  // Hono's server puts its own Request and Response in place of Node's.
  'gateway/start/start-gateway.test.ts',
]

/** Tests of screens that put another `location` into the window, or catch what Node itself sends. */
const screensAlone = testsThat('*.test.tsx', /\bvi\.stubGlobal\('location'|from '(?:@\/tests\/)?msw/)

/** Suites on databases, which share processes and what of the gateway runs in them. */
const ofGateway = ['gateway/**/*.test.ts', 'scripts/contract/**/*.test.ts', 'tests/search/**/*.test.ts']

/** Prepares what suites copy their databases from; a run without such suites need not wait for it. */
const prepareDatabases = ['./gateway/test-support/prepare-databases.ts']

/** There is a worker on every core: helpers that tidy its memory beside it take from the others what they save it. */
const ONE_PER_CORE = ['--single-threaded-gc']

/** Only what a suite runs very often of the embedded database's WebAssembly is worth optimising. */
const FOR_WEBASSEMBLY = ['--wasm-tiering-budget=100000000']

/** A busy machine takes many times as long as a test does by itself, and one that hangs is found all the same. */
const LONGEST_TEST_MS = 300_000

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: here('./') },
      // Outside of Next the marker package refuses to load.
      { find: /^server-only$/, replacement: here('./node_modules/server-only/empty.js') },
    ],
  },
  test: {
    // Vitest keeps a core for itself, which it needs for moments only.
    maxWorkers: availableParallelism(),
    execArgv: ONE_PER_CORE,
    testTimeout: LONGEST_TEST_MS,
    hookTimeout: LONGEST_TEST_MS,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'gateway',
          include: ofGateway,
          exclude: [...outside, ...alone],
          globalSetup: prepareDatabases,
          execArgv: [...ONE_PER_CORE, ...FOR_WEBASSEMBLY],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['**/*.test.ts'],
          exclude: [...outside, ...alone, ...ofGateway],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          exclude: outside,
          globalSetup: prepareDatabases,
          execArgv: [...ONE_PER_CORE, ...FOR_WEBASSEMBLY],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          // One jsdom for many files, and still globals and modules of its own for each.
          pool: 'vmForks',
          include: ['**/*.test.tsx'],
          exclude: [...outside, ...screensAlone],
          setupFiles: ['./tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens alone',
          environment: 'jsdom',
          include: screensAlone,
          exclude: outside,
          setupFiles: ['./tests/setup.ts'],
        },
      },
    ],
  },
})
