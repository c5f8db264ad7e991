import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { randomUuid } from './random-uuid'

test('makes keys that the contract takes, each another one', () => {
  const keys = Array.from({ length: 200 }, randomUuid)
  expect(keys.filter((key) => !z.uuidv4().safeParse(key).success)).toEqual([])
  expect(new Set(keys).size).toBe(keys.length)
})

test('nothing that runs in a browser uses what only pages with https have', () => {
  const files = globSync('{app,components,features,framework,lib,stores}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\./.test(file) && readFileSync(file, 'utf8').includes('crypto.randomUUID()'),
  )
  expect(files).toEqual([])
})
