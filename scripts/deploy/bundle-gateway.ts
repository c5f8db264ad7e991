import { cp } from 'node:fs/promises'
import path from 'node:path'
import { bundle } from './bundle.ts'

/** The gateway and the commands of its owner, by the names of the compiled files. */
const ENTRIES = {
  serve: 'gateway/serve.ts',
  admin: 'scripts/admin.ts',
  import: 'scripts/import.ts',
  setup: 'scripts/setup.ts',
  contract: 'scripts/contract.ts',
  'move-database': 'scripts/move-database.ts',
}

const MIGRATIONS = 'gateway/db/migrations'

/** Compiles the gateway and its owner's commands into a folder of their own. */
export async function bundleGateway(root: string, folder: string): Promise<void> {
  await bundle(root, folder, ENTRIES)
  // The code looks for them beside itself, and all compiled files lie in one folder.
  await cp(path.join(root, MIGRATIONS), path.join(folder, 'migrations'), { recursive: true })
}
