import { bundleGateway } from './deploy/bundle-gateway.ts'
import { folderArgument } from './deploy/folder-argument.ts'
import { root } from './shop/paths.ts'

const USAGE =
  'npm run build:gateway [-- ПАПКА]\n  Собирает шлюз с пакетами, которые ему нужны, в dist/gateway или в названную папку.'

const given = process.argv.slice(2)
if (given.includes('--help')) {
  console.log(USAGE)
  process.exit()
}
const folder = folderArgument(given, root, 'dist/gateway')
if (folder === undefined) {
  console.error(USAGE)
  process.exit(2)
}
await bundleGateway(root, folder)
console.log(`The gateway is in ${folder}: node serve.js starts it.`)
