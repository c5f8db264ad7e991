import { bundleGateway } from './deploy/bundle-gateway.ts'
import { folderArgument } from './deploy/folder-argument.ts'
import { root } from './shop/paths.ts'

const folder = folderArgument(process.argv.slice(2), root, 'dist/gateway')
if (folder === undefined) {
  console.error('npm run build:gateway [-- FOLDER]')
  process.exit(2)
}
await bundleGateway(root, folder)
console.log(`The gateway is in ${folder}: node serve.js starts it.`)
