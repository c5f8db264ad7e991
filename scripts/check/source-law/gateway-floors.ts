import { isTestCode } from './rooms'

/**
 * The floors of the gateway, from the lowest up, each with those below that it may use. A floor is a folder, or a file
 * beside the folders. The README shows the same table.
 * @internal
 */
export const GATEWAY_FLOORS: Record<string, readonly string[]> = {
  core: [],
  db: ['core'],
  services: ['db', 'core'],
  http: ['core'],
  routes: ['http', 'services', 'core'],
  demo: ['http', 'services', 'db', 'core'],
  'env.ts': ['core'],
  'app.ts': ['routes', 'http', 'services', 'db', 'core'],
  'start-gateway.ts': ['app.ts', 'env.ts', 'http', 'services', 'db', 'core'],
  cli: ['env.ts', 'demo', 'services', 'db', 'core'],
  'serve.ts': ['start-gateway.ts', 'env.ts', 'demo', 'core'],
}

const GATEWAY = 'gateway/'
const SERVICE_FOLDER = /^gateway\/services\/[^/]+(?=\/)/

function floorOf(file: string): string | undefined {
  return file.startsWith(GATEWAY) && !isTestCode(file) ? file.split('/')[1] : undefined
}

/** What is wrong with where a file of the gateway lies. */
export function breachOfFloor(file: string): string | undefined {
  const floor = floorOf(file)
  if (floor === undefined || floor in GATEWAY_FLOORS) return undefined
  return `${file} lies on no floor of the gateway (${Object.keys(GATEWAY_FLOORS).join(', ')})`
}

/** What is wrong with an import from one floor of the gateway to another; tests may import from any. */
export function breachOfFloors(from: string, to: string): string | undefined {
  const [user, used] = [floorOf(from), floorOf(to)]
  if (user === undefined || used === undefined || user === used) return undefined
  if (GATEWAY_FLOORS[user]?.includes(used)) return undefined
  return `imports ${to}: gateway/${user} may not import gateway/${used}`
}

/** Which folders of services import which, so that no two need each other. */
export function serviceFolderGraph(files: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const graph = new Map<string, Set<string>>()
  for (const [file, targets] of files) {
    const folder = serviceFolderOf(file)
    if (folder === undefined) continue
    const known = graph.get(folder) ?? new Set<string>()
    for (const target of targets) {
      const other = serviceFolderOf(target)
      if (other !== undefined && other !== folder) known.add(other)
    }
    graph.set(folder, known)
  }
  return new Map([...graph].map(([folder, others]) => [folder, [...others]]))
}

function serviceFolderOf(file: string): string | undefined {
  return isTestCode(file) ? undefined : SERVICE_FOLDER.exec(file)?.[0]
}
