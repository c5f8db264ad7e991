import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'

const SHARED = 'components/form/'
/** The browser alone draws them, or `LazyHydrate` repeats on them what was done before. */
const NEVER_EARLY = [
  'app/_components/frame/cookie-consent-banner.tsx',
  'features/cart/components/lines/quantity-stepper.tsx',
  'features/fitment/components/option-list.tsx',
  'features/reviews/components/review-filters.tsx',
]

/** Lines of controlled native inputs: what a person does to them before they are hydrated is lost. */
function controlledInputs(file: string, text = readFileSync(file, 'utf8')): string[] {
  const found: string[] = []
  if (!/<(?:input|select|textarea)\b/.test(text)) return found
  const { program } = parseSync(file, text)
  new Visitor({
    JSXOpeningElement({ name, attributes, start }) {
      if (name.type !== 'JSXIdentifier' || !['input', 'select', 'textarea'].includes(name.name)) return
      const given = new Map(
        attributes.flatMap((one) =>
          one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier'
            ? [[one.name.name, one.value]]
            : [],
        ),
      )
      const type = given.get('type')
      const isFile = type?.type === 'Literal' && type.value === 'file'
      const isControlled = given.has('checked') || given.has('value') || isFile
      if (isControlled && given.has('onChange'))
        found.push(`${file}:${text.slice(0, start).split('\n').length}`)
    },
  }).visit(program)
  return found
}

it('controlled inputs are those of components/form, which keep what was done before hydration', () => {
  const files = globSync('{app,components,features}/**/*.tsx').filter(
    (file) => !file.startsWith(SHARED) && !file.includes('.test.'),
  )
  const controlled = files.flatMap((file) => controlledInputs(file))
  const misplaced = controlled.filter((place) => !NEVER_EARLY.some((file) => place.startsWith(file)))
  expect(misplaced, 'use Checkbox, Radio, Select, FileInput or useOwnText').toEqual([])
  expect(NEVER_EARLY.filter((file) => !controlled.some((place) => place.startsWith(file)))).toEqual([])
})

it.each([
  ['<input type="checkbox" checked={isOn} onChange={flip} />', 1],
  ['<select value={way} onChange={choose} />', 1],
  ['<input type="file" onChange={send} />', 1],
  ['<input name="q" defaultValue={q} onChange={hint} />', 0],
  ['<input type="hidden" value={code} />', 0],
  ['<Checkbox checked={isOn} onValue={setOn} />', 0],
])('%s counts %i', (markup, count) => {
  expect(controlledInputs('some.tsx', `const drawn = ${markup}`)).toHaveLength(count)
})
