import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { findCycles } from './find-cycles'
import { folderGraph } from './folder-graph'
import { violationOfLayer, violationOfLayers } from './gateway-layers'
import { listSources } from './list-sources'
import { resolveImport } from './resolve-import'
import { isKnownLayer, isTestCode, mayImport, placeOf, LAYERS } from './layers'
import { readSourceFacts, type SourceFacts } from './source-file'

/** The product's files that read the environment. */
/** The last reads what the build writes into the code. */
const ENVIRONMENT_READERS = new Set(['lib/env.ts', 'gateway/env.ts', 'components/ui/icon.tsx'])
const ENVIRONMENT_LAYERS = new Set(['scripts', 'tools', 'configuration'])
const ASSETS = new Set(['public', 'docs'])
const BARREL = /(^|\/)index\.tsx?$/
/** Files that Next, a tool or their folder names: a route of the gateway is called by what it answers about. */
const NAMED_BY_OTHERS = /^app\/.*\/route\.ts$|^gateway\/routes\/|(?:^|[/-])testing\.tsx?$/
const SERVER_FILE = /^features\/[^/]+\/server\//

/** Violations of the rules that no linter knows, one readable line each; none when the tree is clean. */
export async function checkArchitecture(root: string): Promise<string[]> {
  const files = (await listSources(root)).filter((file) => !ASSETS.has(placeOf(file).layer))
  const known = new Set(files)
  const violations: string[] = []
  const graph = new Map<string, string[]>()

  for (const file of files) {
    const facts = readSourceFacts(file, await readFile(path.join(root, file), 'utf8'))
    violations.push(...violationsOfFile(file, facts))
    const targets: string[] = []
    for (const { specifier, line } of facts.imports) {
      const target = resolveImport(file, specifier, (candidate) => known.has(candidate))
      if (target === undefined) continue
      targets.push(target)
      const violation = violationOfImport(file, target)
      if (violation) violations.push(`${file}:${line} ${violation}`)
    }
    graph.set(file, targets)
  }
  return [
    ...violations,
    ...findCycles(graph).map((cycle) => `cycle: ${cycle.join(' → ')}`),
    ...findCycles(folderGraph(graph)).map((cycle) => `cycle of folders: ${cycle.join(' → ')}`),
  ]
}

function violationsOfFile(file: string, facts: SourceFacts): string[] {
  const { layer } = placeOf(file)
  const violations: string[] = []
  if (!isKnownLayer(layer)) violations.push(`${file} lies in no layer of the project (${LAYERS.join(', ')})`)
  const misplaced = violationOfLayer(file)
  if (misplaced) violations.push(misplaced)
  if (BARREL.test(file)) violations.push(`${file} is a barrel: import the file itself`)
  const { onlyExport } = facts
  if (
    onlyExport !== undefined &&
    layer !== 'configuration' &&
    !NAMED_BY_OTHERS.test(file) &&
    nameInFile(onlyExport) !== baseOf(file)
  ) {
    violations.push(`${file} exports ${onlyExport} alone: ${nameInFile(onlyExport)} is its name`)
  }
  if (SERVER_FILE.test(file) && !isTestCode(file) && !facts.isServerOnly) {
    violations.push(`${file} must begin with import 'server-only'`)
  }
  if (!ENVIRONMENT_READERS.has(file) && !ENVIRONMENT_LAYERS.has(layer) && !isTestCode(file)) {
    violations.push(
      ...facts.environmentReads.map((line) => `${file}:${line} reads process.env; lib/env.ts does that`),
    )
  }
  violations.push(
    ...facts.enums.map((line) => `${file}:${line} declares an enum; a union of literals says the same`),
  )
  return violations
}

/** Bench, soak and the mocked shop run on the same throw-away servers and people as the tests. */
function isTrial(file: string): boolean {
  return /^tools\/|^scripts\/mock\.ts$/.test(file)
}

function baseOf(file: string): string {
  return path.basename(file).replace(/\.\w+$/, '')
}

/** `toJsonLD` lies in `to-json-ld`. */
function nameInFile(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
}

function violationOfImport(from: string, to: string): string | undefined {
  if (!mayImport(from, to)) return `imports ${to}: ${nameOf(from)} may not import ${nameOf(to)}`
  if (isTestCode(to) && !isTestCode(from) && !isTrial(from) && placeOf(from).layer !== 'configuration') {
    return `imports ${to}, which is for tests only`
  }
  return violationOfLayers(from, to)
}

function nameOf(file: string): string {
  const { layer, feature } = placeOf(file)
  return feature ? `feature ${feature}` : layer
}
