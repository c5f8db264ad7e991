import { measureImports } from './bench/import-cost.ts'
import { Table } from './bench/table.ts'

const table = new Table()
await measureImports(table)
console.log(`\n${table.toMarkdown()}\n`)
