/** Where a file lives: its top folder, and the feature when it belongs to one. */
export type Place = { room: string; feature: string | undefined }

/** Files beside the folders: the middleware is product code, everything else there configures a tool. */
const MIDDLEWARE = 'middleware.ts'
const CONFIGURATION = 'configuration'

/**
 * The import law: from a room to the paths that it may import besides its own files. A feature's own files are its
 * folder only, so features never meet but in `app`.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  app: ['features', 'components', 'stores', 'lib'],
  components: ['lib'],
  features: ['components', 'stores', 'lib'],
  stores: ['lib'],
  lib: [],
  [MIDDLEWARE]: ['app/_pages', 'lib'],
  gateway: [
    'lib/gateway/operation',
    'lib/gateway/errors',
    'lib/gateway/error-body',
    'lib/gateway/contracts',
    'lib/connections',
    'lib/http',
    'lib/parts',
    'lib/routing',
    'lib/tracing',
    'lib/validation',
  ],
  server: ['lib'],
  scripts: ['lib', 'gateway', 'server', 'tests'],
  tests: ['app', 'components', 'features', 'stores', 'lib', 'gateway', 'server', 'scripts', MIDDLEWARE],
  e2e: ['lib', 'tests', 'scripts', 'server'],
  [CONFIGURATION]: ['lib', 'scripts', 'tests', 'e2e'],
}

/** What a test may import on top of what its room may. */
const TESTS_MAY_IMPORT = ['tests']

const TEST_FILE = /\.test\.tsx?$/
const TEST_SUPPORT = /(^|\/)(testing|test-support)\/|(^|[/-])testing\.tsx?$/

export const ROOMS = Object.keys(MAY_IMPORT).filter((room) => room !== MIDDLEWARE && room !== CONFIGURATION)

export function placeOf(file: string): Place {
  const [top = '', second] = file.split('/')
  if (second === undefined)
    return { room: top === MIDDLEWARE ? MIDDLEWARE : CONFIGURATION, feature: undefined }
  return { room: top, feature: top === 'features' ? second : undefined }
}

export function isKnownRoom(room: string): boolean {
  return room in MAY_IMPORT
}

/** Tests and what only tests may use. */
export function isTestCode(file: string): boolean {
  const { room } = placeOf(file)
  return TEST_FILE.test(file) || TEST_SUPPORT.test(file) || room === 'tests' || room === 'e2e'
}

/** Whether the law lets one file import another. */
export function mayImport(from: string, to: string): boolean {
  const [importer, imported] = [placeOf(from), placeOf(to)]
  if (importer.room === imported.room && importer.feature === imported.feature) return true
  const allowed = [...(MAY_IMPORT[importer.room] ?? []), ...(isTestCode(from) ? TESTS_MAY_IMPORT : [])]
  return allowed.some((path) => to === path || to.startsWith(`${path}/`) || to.startsWith(`${path}.`))
}
