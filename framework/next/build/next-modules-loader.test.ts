import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import nextModulesLoader from './next-modules-loader.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'modules-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

const load = (resourcePath: string, source: string) => nextModulesLoader.call({ resourcePath }, source)

it('gives the module that stands beside the CommonJS', async () => {
  const file = path.join(folder, 'next/dist/client/link.js')
  await mkdir(path.join(folder, 'next/dist/esm/client'), { recursive: true })
  await writeFile(path.join(folder, 'next/dist/esm/client/link.js'), 'export const link = 1')

  expect(await load(file, 'exports.link = 1')).toBe('export const link = 1')
})

it('leaves a file without a twin as it is', async () => {
  expect(await load(path.join(folder, 'next/dist/lib/lone.js'), 'exports.lone = 1')).toBe('exports.lone = 1')
})

it('finds the modules where the installed Next keeps them', async () => {
  const file = path.resolve('node_modules/next/dist/client/components/app-router.js')

  expect(await load(file, '')).toContain('export default function AppRouter')
})
