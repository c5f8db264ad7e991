/** Cuts Onest (OFL, from @fontsource-variable/onest) down to what the shop writes: `node scripts/build-fonts.ts`. */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const SOURCE = new URL('../node_modules/@fontsource-variable/onest/files/', import.meta.url)
const TARGET = new URL('../app/fonts/', import.meta.url)

/** Kerning, and digits of one width: the styles ask for no other feature, and the glyphs of others are a sixth of the file. */
const FEATURES = ['kern', 'tnum']

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}

const PARTS = [
  {
    file: 'onest-latin-wght-normal.woff2',
    target: 'onest-latin.woff2',
    text: `${range(0x20, 0x7e)}\u00a0«»°±²³·×–—‘’“”•…−`,
  },
  {
    file: 'onest-cyrillic-wght-normal.woff2',
    target: 'onest-cyrillic.woff2',
    text: `${range(0x410, 0x44f)}Ёё№`,
  },
]

for (const part of PARTS) {
  const source = await readFile(new URL(part.file, SOURCE))
  const font = await subsetFont(source, part.text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  })
  await writeFile(new URL(part.target, TARGET), font)
  console.log(`${part.target}: ${font.length} bytes`)
}
