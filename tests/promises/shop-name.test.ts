import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The name, the mailbox and the person of the demo shop, which no shop of an owner may send or show. */
const DEMO_WORDS = /(?<![а-яё])арус(?![а-яё])|arus\.example|\+7 \(?495\)?/iu

/** What an own shop runs of: all but the demo shop, tests and tools. */
const SOURCES = [
  'app',
  'components',
  'features',
  'framework',
  'gateway/{cli,core,db,http,routes,services,start}',
  'lib',
  'public',
  'server',
  'stores',
]

/** Where the name stands that holds until the owner gives one, and where it is that of the software. */
const OWN_NAME = [/SITE_NAME: .*default\('Арус'\)/, /title: 'Арус: gateway'/]

it('nothing that leaves an own shop is called by the name of the demo shop', () => {
  const found = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,js,css,svg,sql}`))
    .filter((file) => !/\.test\.|testing/.test(file) && statSync(file).isFile())
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => DEMO_WORDS.test(line) && !OWN_NAME.some((one) => one.test(line)))
        .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
    )
  expect(found).toEqual([])
})

it('the files that an owner begins with name no demo shop', () => {
  const files = ['docs/shop.example.yaml', ...globSync('docs/content.example/**/*.{yaml,md}')]
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toMatch(DEMO_WORDS)
})
