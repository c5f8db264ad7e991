import { expect, it } from 'vitest'
import { root } from '../shop/paths'
import { checkSizes, findFullFolders, longFile } from './sizes'

const filesOf = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}.json`)

it('lets thirty files stand in a folder, and as many as there are in a folder of records', () => {
  expect(findFullFolders([...filesOf('lib/parts', 30), ...filesOf('docs/decisions', 90)])).toEqual([])
  expect(findFullFolders(filesOf('lib/parts', 31))).toEqual([
    'lib/parts holds 31 files, more than 30: sort them by meaning',
  ])
})

it('lets a file have three hundred lines', () => {
  expect(longFile('lib/a.ts', 'line\n'.repeat(300))).toEqual([])
  expect(longFile('lib/a.css', 'line\n'.repeat(301))).toEqual([
    'lib/a.css has 301 lines, more than 300: part it by meaning or shorten it',
  ])
})

it('finds none in the project', async () => {
  expect(await checkSizes(root)).toEqual([])
})
