import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { allOperations } from '@/lib/gateway/contracts/all'
import { buildOpenApi } from '@/lib/gateway/contracts/openapi'

const FILE = fileURLToPath(new URL('../docs/openapi.json', import.meta.url))

const options = await resolveConfig(FILE)
const text = await format(JSON.stringify(buildOpenApi(allOperations)), { ...options, parser: 'json' })

if (process.argv.includes('--check')) {
  const current = await readFile(FILE, 'utf8').catch(() => '')
  if (current !== text) {
    console.error('docs/openapi.json differs from the contracts: run `tsx scripts/openapi.ts`.')
    process.exitCode = 1
  }
} else {
  await writeFile(FILE, text)
}
