import path from 'node:path'

const EXTENSIONS = ['', '.ts', '.tsx', '.d.ts', '.mts', '.js', '.mjs']

/**
 * The project's file behind an import, or undefined for a package, an asset or a file that does not exist (the compiler
 * reports that one). Paths are relative to the root, with forward slashes.
 */
export function resolveImport(
  from: string,
  specifier: string,
  exists: (file: string) => boolean,
): string | undefined {
  const target = targetOf(from, specifier)
  if (target === undefined) return undefined
  const candidates = [
    ...EXTENSIONS.map((extension) => target + extension),
    `${target}/index.ts`,
    `${target}/index.tsx`,
  ]
  return candidates.find(exists)
}

function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return path.posix.normalize(specifier.slice(2))
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  return undefined
}
