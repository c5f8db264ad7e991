type Mark = readonly [sign: RegExp, name: string]

// The order matters: most browsers also name the ones that they descend from.
const BROWSERS: readonly Mark[] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly Mark[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

function nameIn(marks: readonly Mark[], userAgent: string) {
  return marks.find(([sign]) => sign.test(userAgent))?.[1]
}

/** Browser and system in words; null when the user agent names neither. */
export function describeDevice(userAgent: string | null): string | null {
  if (userAgent === null) return null
  const names = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter((name) => name !== undefined)
  return names.length === 0 ? null : names.join(', ')
}
