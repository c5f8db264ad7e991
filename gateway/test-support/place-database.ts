import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'

const execute = promisify(execFile)

/** Puts an embedded database with all migrations and no rows into a gateway's data folder: a first start takes seconds for it. */
export async function placeDatabase(dataFolder: string): Promise<void> {
  const folder = path.join(dataFolder, 'pglite')
  await mkdir(folder, { recursive: true })
  await execute('tar', ['-xf', inject('databases').pgliteImage, '-C', folder])
}
