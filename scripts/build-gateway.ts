import path from 'node:path'
import { bundleGateway } from './deploy/bundle-gateway.ts'
import { root } from './shop/paths.ts'

const folder = path.resolve(root, process.argv[2] ?? 'dist/gateway')
await bundleGateway(root, folder)
console.log(`The gateway is in ${folder}: node serve.js starts it.`)
