import { expect, it } from 'vitest'
import { findPrivateNames, findPrivateWords, findVagueSubjects, STANDARD_WORDS } from './vocabulary'

it.each(Object.keys(STANDARD_WORDS))('knows «%s» again', (word) => {
  expect(findPrivateWords('lib/a.ts', `const x = 1 // ${word}`)).toEqual([
    expect.stringContaining(`lib/a.ts:1 says «${word}»`),
  ])
})

it.each([
  ['a form of it', 'lib/a.ts', '// two breaches', 1],
  ['a name that begins with it', 'lib/a.ts', 'const breachOfLayer = 1', 1],
  ['a name in capitals', 'lib/a.ts', 'const PATIENCE_MS = 1', 1],
  ['the name of a file', 'lib/strip-film.ts', '', 1],
  ['a word within another', 'lib/a.ts', '// immortal', 0],
  ['the standard word', 'lib/a.ts', '// a violation of the timeout', 0],
])('%s', (_, file, text, found) => {
  expect(findPrivateWords(file, text)).toHaveLength(found)
})

it.each([
  ['a comment of one line', '/** Whoever asks. */', 1],
  ['a line of a longer comment', '/**\n * Waits for nobody.\n */', 1],
  ['a subject of two words', '// No one waits.', 1],
  ['a possessive', "  // It is someone's.", 1],
  ['a comment behind code', 'const x = 1 // somebody', 1],
  ['a comment in markup', '  {/* for somebody */}', 1],
  ['a string', "test('nobody waits', run)", 0],
  ['a name', 'import { NOBODY } from "@/gateway/test-support/nobody"', 0],
  ['an address in a string', "const url = 'https://nobody.example'", 0],
])('%s has as many vague subjects in comments', (_, text, found) => {
  expect(findVagueSubjects('lib/a.ts', text)).toHaveLength(found)
})

it.each([
  ['a value', 'const asked = []', 1],
  ['a type', 'type Wanted = string', 1],
  ['a word of a sentence', '/** Fails as told. */', 0],
  ['a longer name', 'const toldApart = 1', 0],
])('%s has as many names of its own', (_, text, found) => {
  expect(findPrivateNames('lib/a.ts', text)).toHaveLength(found)
})
