import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { allOperations } from '@/lib/gateway/contracts/all'
import { deskOperations } from '@/lib/gateway/contracts/desk/all'
import { buildOpenApi } from '@/lib/gateway/contracts/openapi'
import { formatJson } from '@/scripts/format-json'

// The desk is another product of the same gateway: a shop front on another back end needs none of its calls.
const DOCUMENTS = [
  ['openapi.json', allOperations],
  ['openapi-desk.json', deskOperations],
] as const

for (const [name, operations] of DOCUMENTS) {
  const file = fileURLToPath(new URL(`../docs/${name}`, import.meta.url))
  const text = await formatJson(buildOpenApi(operations))
  if (!process.argv.includes('--check')) await writeFile(file, text)
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`docs/${name} differs from the contracts: run \`tsx scripts/openapi.ts\`.`)
    process.exitCode = 1
  }
}
