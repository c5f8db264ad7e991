/* oxlint-disable no-var -- runs inline in browsers that know only ES5 */

/**
 * Whether a browser is below the supported minimum. An unknown one counts as supported.
 * Written in ES5 and without outside references: its own text is put into the page for old engines.
 */
export function isUnsupportedBrowser(userAgent: string): boolean {
  function below(pattern: RegExp, minimum: number[]) {
    var match = pattern.exec(userAgent)
    if (!match) return null
    var version = String(match[1]).split(/[._]/)
    for (var index = 0; index < minimum.length; index++) {
      var part = parseInt(version[index] || '0', 10)
      var least = minimum[index] || 0
      if (part !== least) return part < least
    }
    return false
  }

  // The order matters: most browsers also carry the names of those below them.
  var rules: [RegExp, number[]][] = [
    [/MSIE (\d+)/, [11]],
    [/Trident\/.*rv:(\d+)/, [11]],
    [/Edge?\/(\d+)/, [15]],
    [/YaBrowser\/(\d+)/, [15]],
    [/OPR\/(\d+)/, [43]],
    [/Opera.*Version\/(\d+)/, [43]],
    [/Opera[/ ](\d+)/, [43]],
    [/Firefox\/(\d+)/, [51]],
    [/(?:iPhone|iPad|iPod).*Version\/(\d+(?:\.\d+)?)/, [10, 2]],
    [/(?:iPhone|iPad|iPod).*OS (\d+(?:_\d+)?)/, [10, 2]],
    [/Chrome\/(\d+)/, [56]],
    [/Android (\d+(?:\.\d+)*).*Version\//, [4, 4, 4]],
    [/Version\/(\d+).*Safari/, [10]],
  ]
  for (var at = 0; at < rules.length; at++) {
    var rule = rules[at]
    var result = rule ? below(rule[0], rule[1]) : null
    if (result !== null) return result
  }
  return false
}
