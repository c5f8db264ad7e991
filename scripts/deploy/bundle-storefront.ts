import { cp } from 'node:fs/promises'
import path from 'node:path'
import { bundle } from './bundle.ts'

const ENTRIES = { serve: 'server/serve.ts' }

/** Where the compiled server looks for Next's own one. */
const RENDERER = 'renderer'

/** Next's tracing takes some along that lie beside files of data. */
const SOURCE = /^(?!.*node_modules).*\.tsx?$/

/**
 * Compiles the server in front of Next into a folder of its own, and puts Next's standalone build beside it, which the build in
 * `distDir` must hold.
 */
export async function bundleStorefront(root: string, folder: string, distDir: string): Promise<void> {
  await bundle(root, folder, ENTRIES)
  const renderer = path.join(folder, RENDERER)
  const links = { recursive: true, verbatimSymlinks: true }
  const standalone = path.join(root, distDir, 'standalone')
  const isNeeded = (file: string) => !SOURCE.test(path.relative(standalone, file))
  await cp(standalone, renderer, { ...links, filter: isNeeded })
  // Next leaves these two to a network of caches; here the same server sends them.
  await cp(path.join(root, 'public'), path.join(renderer, 'public'), links)
  await cp(path.join(root, distDir, 'static'), path.join(renderer, distDir, 'static'), links)
}
