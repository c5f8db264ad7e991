import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawAll } from '@/scripts/drawings/draw-all'
import { formatJson } from '@/scripts/format-json'

const file = fileURLToPath(new URL('../gateway/demo/originals/data/drawings.json', import.meta.url))
await writeFile(file, await formatJson(drawAll()))
