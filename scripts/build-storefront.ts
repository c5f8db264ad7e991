import path from 'node:path'
import { bundleStorefront } from './deploy/bundle-storefront.ts'
import { ensureBuild } from './shop/build.ts'
import { distDir, root } from './shop/paths.ts'

const folder = path.resolve(root, process.argv[2] ?? 'dist/storefront')
await ensureBuild()
await bundleStorefront(root, folder, distDir)
console.log(`The storefront is in ${folder}: node serve.js starts it.`)
