import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The name of the demo shop: an own shop has another one, on screens, papers and in emails. */
const DEMO_NAME = /(?<![а-яё])арус/i

const SOURCES = ['app', 'components', 'features', 'framework', 'gateway', 'lib', 'public', 'server', 'stores']
const OTHERS = /\.test\.|^gateway\/(?:demo|test-support)\/|\/testing\.ts$/

/** Where the name of a shop without settings stands, and the title of the document about our own gateway. */
const EXEMPT = ['gateway/core/env/env-schema.ts', 'lib/env.ts', 'lib/gateway/contracts/openapi.ts']

it('stands in no text of the shop: names come from the site’s facts', () => {
  const naming = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,css,js,mjs,svg,yaml,json}`))
    .filter((file) => !OTHERS.test(file) && statSync(file).isFile())
    .filter((file) => DEMO_NAME.test(readFileSync(file, 'utf8')))
  expect(naming.toSorted()).toEqual(EXEMPT)
})
