export type LockedPackage = {
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** `packages` of a lock file: from folders such as `node_modules/a/node_modules/b` to what was installed there. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>

const MODULES = 'node_modules/'

/** The folders of the named packages and of everything that they need at run time, sorted. */
export function packageClosure(packages: LockedPackages, names: readonly string[]): string[] {
  const found = new Set<string>()
  const waiting = names.map((name) => {
    const folder = folderOf(packages, '', name)
    if (folder === undefined) throw new Error(`The lock file knows no package ${name}`)
    return folder
  })
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue
    found.add(folder)
    for (const name of needsOf(packages[folder])) {
      const needed = folderOf(packages, `${folder}/`, name)
      if (needed !== undefined) waiting.push(needed)
    }
  }
  return [...found].sort()
}

function needsOf(locked: LockedPackage = {}): string[] {
  const peers = Object.keys(locked.peerDependencies ?? {}).filter(
    (name) => !locked.peerDependenciesMeta?.[name]?.optional,
  )
  return [
    ...Object.keys(locked.dependencies ?? {}),
    ...Object.keys(locked.optionalDependencies ?? {}),
    ...peers,
  ]
}

/** Where Node finds a package that a folder imports: in its own packages first, then in each one above. */
function folderOf(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let base = from; ; base = base.slice(0, base.lastIndexOf(MODULES, base.length - 2))) {
    const candidate = `${base}${MODULES}${name}`
    if (candidate in packages) return candidate
    if (base === '') return undefined
  }
}
