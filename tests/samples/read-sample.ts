import { readFileSync } from 'node:fs'

export const samplePath = (name: string) => `${import.meta.dirname}/${name}`

export const readSampleText = (name: string) => readFileSync(samplePath(name), 'utf8')

/** A JSON file of this folder; each caller names the shape that the file has. */
export const readSample = <T>(name: string) => JSON.parse(readSampleText(name)) as T
