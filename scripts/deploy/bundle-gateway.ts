import { cp } from 'node:fs/promises'
import path from 'node:path'
import { bringPackages, compile } from './bundle.ts'

/** The gateway, its workers and the commands of its owner, by the names of the compiled files. */
export const GATEWAY_ENTRIES = {
  serve: 'gateway/serve.ts',
  'requested-rows-worker': 'gateway/services/cart-upload/requested-rows-worker.ts',
  'package-worker': 'gateway/services/commerce-ml/read/package-worker.ts',
  'film-worker': 'gateway/services/reviews/film-worker.ts',
  admin: 'scripts/admin.ts',
  consents: 'scripts/consents.ts',
  inquiries: 'scripts/inquiries.ts',
  promo: 'scripts/promo.ts',
  cards: 'scripts/cards.ts',
  wheels: 'scripts/wheels.ts',
  visits: 'scripts/visits.ts',
  import: 'scripts/import.ts',
  setup: 'scripts/setup.ts',
  content: 'scripts/content.ts',
  contract: 'scripts/contract.ts',
  'move-database': 'scripts/move-database.ts',
}

/** What the code looks for beside itself, and all compiled files lie in one folder. */
const FOLDERS = ['gateway/db/migrations', 'gateway/demo/content']

/** Compiles the gateway and its owner's commands into a folder below its packages. */
export async function compileGateway(root: string, folder: string): ReturnType<typeof compile> {
  const metafile = await compile(root, folder, GATEWAY_ENTRIES)
  for (const source of FOLDERS)
    await cp(path.join(root, source), path.join(folder, path.basename(source)), { recursive: true })
  return metafile
}

/** Compiles the gateway and its owner's commands into a folder of their own. */
export async function bundleGateway(root: string, folder: string): Promise<void> {
  await bringPackages(root, folder, await compileGateway(root, folder))
}
