import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { allOperations } from '@/lib/gateway/contracts/all'
import { deskOperations } from '@/lib/gateway/contracts/desk/all'
import { buildOpenApi } from '@/lib/gateway/contracts/openapi'

// The desk is another product of the same gateway: a shop front on another back end needs none of its calls.
const DOCUMENTS = [
  ['openapi.json', allOperations],
  ['openapi-desk.json', deskOperations],
] as const

for (const [name, operations] of DOCUMENTS) {
  const file = fileURLToPath(new URL(`../docs/${name}`, import.meta.url))
  const options = await resolveConfig(file)
  const text = await format(JSON.stringify(buildOpenApi(operations)), { ...options, parser: 'json' })
  if (!process.argv.includes('--check')) await writeFile(file, text)
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`docs/${name} differs from the contracts: run \`tsx scripts/openapi.ts\`.`)
    process.exitCode = 1
  }
}
