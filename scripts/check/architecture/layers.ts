/** Where a file lives: its top folder, and the feature when it belongs to one. */
export type Place = { layer: string; feature: string | undefined }

/** Files beside the folders: the middleware is product code, everything else there configures a tool. */
const MIDDLEWARE = 'middleware.ts'
const CONFIGURATION = 'configuration'

/**
 * The dependency rule: from a layer to the paths that it may import besides its own files. A feature's own files are its
 * folder only, so features never meet but in `app`.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  app: ['features', 'components', 'stores', 'framework', 'lib'],
  components: ['framework', 'lib'],
  features: ['components', 'stores', 'framework', 'lib'],
  framework: ['lib'],
  stores: ['lib'],
  lib: [],
  [MIDDLEWARE]: ['app/_pages', 'lib'],
  gateway: [
    'lib/gateway/operation',
    'lib/gateway/errors',
    'lib/gateway/error-body',
    'lib/gateway/contracts',
    'lib/connections',
    'lib/format/format-shop-phone',
    'lib/format/markup-words',
    'lib/format/phone',
    'lib/format/delivery/interval-words',
    'lib/format/delivery/pickup-words',
    'lib/http',
    'lib/parts',
    'lib/routing',
    'lib/text',
    'lib/tracing',
    'lib/validation',
  ],
  server: ['framework', 'lib'],
  scripts: ['framework', 'lib', 'gateway', 'server', 'tests'],
  tools: ['framework', 'lib', 'gateway', 'server', 'scripts', 'tests'],
  tests: [
    'app',
    'components',
    'features',
    'stores',
    'framework',
    'lib',
    'gateway',
    'server',
    'scripts',
    'tools',
    MIDDLEWARE,
  ],
  e2e: ['framework', 'lib', 'tests', 'scripts', 'tools', 'server'],
  [CONFIGURATION]: ['lib', 'scripts', 'tests', 'e2e'],
}

/** What a test may import on top of what its layer may. */
const TESTS_MAY_IMPORT = ['tests']

const TEST_FILE = /\.test\.tsx?$/
const TEST_SUPPORT = /(^|\/)(testing|test-support)\/|(^|[/-])testing\.tsx?$/

export const LAYERS = Object.keys(MAY_IMPORT).filter(
  (layer) => layer !== MIDDLEWARE && layer !== CONFIGURATION,
)

export function placeOf(file: string): Place {
  const [top = '', second] = file.split('/')
  if (second === undefined)
    return { layer: top === MIDDLEWARE ? MIDDLEWARE : CONFIGURATION, feature: undefined }
  return { layer: top, feature: top === 'features' ? second : undefined }
}

export function isKnownLayer(layer: string): boolean {
  return layer in MAY_IMPORT
}

/** Tests and what only tests may use. */
export function isTestCode(file: string): boolean {
  const { layer } = placeOf(file)
  return TEST_FILE.test(file) || TEST_SUPPORT.test(file) || layer === 'tests' || layer === 'e2e'
}

/** Whether the rules let one file import another. */
export function mayImport(from: string, to: string): boolean {
  const [importer, imported] = [placeOf(from), placeOf(to)]
  if (importer.layer === imported.layer && importer.feature === imported.feature) return true
  const allowed = [...(MAY_IMPORT[importer.layer] ?? []), ...(isTestCode(from) ? TESTS_MAY_IMPORT : [])]
  return allowed.some((path) => to === path || to.startsWith(`${path}/`) || to.startsWith(`${path}.`))
}
