import { bundleStorefront } from './deploy/bundle-storefront.ts'
import { folderArgument } from './deploy/folder-argument.ts'
import { ensureBuild } from './shop/build.ts'
import { distDir, root } from './shop/paths.ts'

const folder = folderArgument(process.argv.slice(2), root, 'dist/storefront')
if (folder === undefined) {
  console.error('npm run build:storefront [-- FOLDER]')
  process.exit(2)
}
await ensureBuild()
await bundleStorefront(root, folder, distDir)
console.log(`The storefront is in ${folder}: node serve.js starts it.`)
