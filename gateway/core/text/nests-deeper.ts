const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/** Whether JSON nests deeper than that, found without parsing it: half a million brackets take the parser half a second. */
export function nestsDeeper(json: string, most: number): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (isText) {
      if (sign === BACKSLASH) at += 1
      else if (sign === QUOTE) isText = false
    } else if (sign === QUOTE) isText = true
    else if (OPENING.includes(sign)) {
      depth += 1
      if (depth > most) return true
    } else if (CLOSING.includes(sign)) depth -= 1
  }
  return false
}
