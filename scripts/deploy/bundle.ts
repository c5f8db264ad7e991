import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Metafile } from 'esbuild'
import { type LockedPackages, packageClosure } from './package-closure.ts'

/** What only editors and debuggers read. */
const FOR_DEVELOPMENT = /\.(map|d\.[cm]?ts)$/

const NODE_TARGET = 'node24'

/** Compiles programs into a new folder, plain JavaScript that finds its packages in the folders above. */
export async function compile(
  root: string,
  folder: string,
  entryPoints: Readonly<Record<string, string>>,
): Promise<Metafile> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { ...entryPoints },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: NODE_TARGET,
    packages: 'external',
    metafile: true,
    logLevel: 'warning',
  })
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify({ private: true, type: 'module' })}\n`)
  return metafile
}

/** Brings the packages of compiled programs, not bundled, so that their licences and their native parts stay with them. */
export async function bringPackages(root: string, folder: string, metafile: Metafile): Promise<void> {
  const names = [...importedPackages(metafile), ...(await resolvedPackages(folder))]
  await copyPackages(root, folder, [...new Set(names)])
}

/** Compiles programs into a new folder that runs on Node alone. */
export async function bundle(
  root: string,
  folder: string,
  entryPoints: Readonly<Record<string, string>>,
): Promise<void> {
  await bringPackages(root, folder, await compile(root, folder, entryPoints))
}

async function copyPackages(root: string, folder: string, names: readonly string[]): Promise<void> {
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages
  }
  for (const place of packageClosure(lock.packages, names)) {
    // A native part for another system is in the lock file, but not on this disk.
    const isOptional = lock.packages[place]?.optional ?? false
    await copyPackage(path.join(root, place), path.join(folder, place), isOptional)
  }
}

async function copyPackage(from: string, to: string, isOptional: boolean): Promise<void> {
  const ownModules = path.join(from, 'node_modules')
  try {
    const isNeeded = (source: string) => source !== ownModules && !FOR_DEVELOPMENT.test(source)
    await cp(from, to, { recursive: true, filter: isNeeded })
  } catch (error) {
    if (!isOptional || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** Names of the packages that the compiled files still import. */
function importedPackages({ outputs }: Metafile): string[] {
  const specifiers = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .flatMap(({ path: specifier, external }) => (external && !specifier.startsWith('node:') ? specifier : []))
  return specifiers.map(packageOf)
}

/** Names of the packages whose files, fonts for one, the compiled files look up instead of importing them. */
async function resolvedPackages(folder: string): Promise<string[]> {
  const compiled = (await readdir(folder)).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(compiled.map((file) => readFile(path.join(folder, file), 'utf8')))
  return texts
    .flatMap((text) => [...text.matchAll(/\brequire\w*\.resolve\("([^"]+)"\)/g)])
    .map(([, specifier = '']) => packageOf(specifier))
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
