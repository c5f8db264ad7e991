import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const LAYERS = '{app,components,features,framework}'
const COMMENT = /\/\*[\s\S]*?\*\//g
const TEXT_IN_QUOTES = /url\([^)]*\)|'[^']*'|"[^"]*"/g

const scripts = globSync(`${LAYERS}/**/*.{ts,tsx}`).map((file) => ({
  folder: folderOf(file),
  text: readFileSync(file, 'utf8'),
}))

/** `features/cart` and the like: what belongs together. */
function folderOf(file: string): string {
  return file.split(path.sep).slice(0, 2).join('/')
}

/** Classes that are named by none of the scripts that import the sheet. Those that look classes up (`styles[look]`) may get the name from beside them. */
function unusedClasses(file: string): string[] {
  const users = scripts.filter(({ text }) => text.includes(`/${path.basename(file)}'`))
  const looksUp = users.some(({ text }) => /\bstyles(?:\[(?!')|(?![\w.[]|\/| from\b))/.test(text))
  const beside = scripts.filter(({ folder }) => folder === folderOf(file))
  const sheet = readFileSync(file, 'utf8').replace(COMMENT, '').replace(TEXT_IN_QUOTES, '')
  const names = new Set([...sheet.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
  return [...names].filter((name) => {
    const isNamed = new RegExp(`\\.${name}\\b|\\['${name}'\\]`)
    if (users.some(({ text }) => isNamed.test(text))) return false
    const isWritten = new RegExp(`['"]${name}['"]|\\b${name}:`)
    return !looksUp || !beside.some(({ text }) => isWritten.test(text))
  })
}

test('each class of a style sheet is used by a script that imports it', () => {
  const files = globSync(`${LAYERS}/**/*.module.css`)
  expect(files.length).toBeGreaterThan(100)
  const unused = files.flatMap((file) => unusedClasses(file).map((name) => `${file}: .${name}`))
  expect(unused).toEqual([])
})
