import localFont from 'next/font/local'

export const onestLatin = localFont({
  src: './fonts/onest-latin.woff2',
  variable: '--font-onest-latin',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: 'Arial',
  declarations: [{ prop: 'unicode-range', value: 'U+0020-007E, U+00A0-00FF, U+2013-2026, U+2212' }],
})

export const onestCyrillic = localFont({
  src: './fonts/onest-cyrillic.woff2',
  variable: '--font-onest-cyrillic',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: 'Arial',
  declarations: [{ prop: 'unicode-range', value: 'U+0401, U+0410-044F, U+0451, U+2116' }],
})
