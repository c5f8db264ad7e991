import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { drawAll } from '@/scripts/drawings/draw-all'

const file = fileURLToPath(new URL('../gateway/demo/originals/data/drawings.json', import.meta.url))
const options = await resolveConfig(file)
await writeFile(file, await format(JSON.stringify(drawAll()), { ...options, parser: 'json' }))
