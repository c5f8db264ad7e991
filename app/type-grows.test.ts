import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FIXED_TYPE = /(?:^|[\s;{])(?:font|font-size|line-height|--text-[\w-]+):[^;]*\d(?:\.\d+)?px/
const FIXED_WIDTH = /@media[^{]*(?:width|height)[^{]*\d(?:\.\d+)?px/

const styles = globSync('{app,components,features}/**/*.css')

test('there are styles to look at', () => {
  expect(styles.length).toBeGreaterThan(50)
})

test.each(styles)('%s sets type and the widths of layouts by the size of letters', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n')
  expect(lines.filter((line) => FIXED_TYPE.test(line) || FIXED_WIDTH.test(line))).toEqual([])
})
