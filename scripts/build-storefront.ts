import { bundleStorefront } from './deploy/bundle-storefront.ts'
import { folderArgument } from './deploy/folder-argument.ts'
import { ensureBuild } from './shop/ensure-build.ts'
import { distDir, root } from './shop/paths.ts'

const USAGE =
  'npm run build:storefront [-- ПАПКА]\n  Собирает магазин с пакетами, которые ему нужны, в dist/storefront или в названную папку.'

const given = process.argv.slice(2)
if (given.includes('--help')) {
  console.log(USAGE)
  process.exit()
}
const folder = folderArgument(given, root, 'dist/storefront')
if (folder === undefined) {
  console.error(USAGE)
  process.exit(2)
}
await ensureBuild()
await bundleStorefront(root, folder, distDir)
console.log(`The storefront is in ${folder}: node serve.js starts it.`)
