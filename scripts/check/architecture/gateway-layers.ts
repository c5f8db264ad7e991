import { isTestCode } from './layers'

/**
 * The layers of the gateway, from the lowest up, each with those below that it may use. A layer is a folder, or a file
 * beside the folders. docs/architecture.md shows the same table.
 * @internal
 */
export const GATEWAY_LAYERS: Record<string, readonly string[]> = {
  core: [],
  db: ['core'],
  services: ['db', 'core'],
  http: ['core'],
  routes: ['http', 'services', 'core'],
  demo: ['http', 'services', 'db', 'core'],
  'env.ts': ['core'],
  'app.ts': ['routes', 'http', 'services', 'db', 'core'],
  start: ['app.ts', 'env.ts', 'http', 'services', 'db', 'core'],
  cli: ['env.ts', 'demo', 'services', 'db', 'core'],
  'serve.ts': ['start', 'env.ts', 'demo', 'core'],
}

const GATEWAY = 'gateway/'

function layerOf(file: string): string | undefined {
  return file.startsWith(GATEWAY) && !isTestCode(file) ? file.split('/')[1] : undefined
}

/** What is wrong with where a file of the gateway lies. */
export function violationOfLayer(file: string): string | undefined {
  const layer = layerOf(file)
  if (layer === undefined || layer in GATEWAY_LAYERS) return undefined
  return `${file} lies in no layer of the gateway (${Object.keys(GATEWAY_LAYERS).join(', ')})`
}

/** What is wrong with an import from one layer of the gateway to another; tests may import from any. */
export function violationOfLayers(from: string, to: string): string | undefined {
  const [user, used] = [layerOf(from), layerOf(to)]
  if (user === undefined || used === undefined || user === used) return undefined
  if (GATEWAY_LAYERS[user]?.includes(used)) return undefined
  return `imports ${to}: gateway/${user} may not import gateway/${used}`
}
