import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const distDir = process.env.NEXT_DIST_DIR ?? '.next'
