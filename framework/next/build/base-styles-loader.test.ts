import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import baseStylesLoader from './base-styles-loader.mjs'

const PAGES = globSync('app/**/{page,layout,not-found}.tsx')

it('asks for the base styles before all that a page imports, on the same line', () => {
  expect(baseStylesLoader("import { Price } from './price'\nexport default Price")).toBe(
    "import '@/app/base-styles';import { Price } from './price'\nexport default Price",
  )
})

it('stands before no directive, which an import would make a mere text', () => {
  expect(PAGES.length).toBeGreaterThan(50)
  expect(PAGES.filter((page) => /^(['"])use /m.test(readFileSync(page, 'utf8')))).toEqual([])
})
