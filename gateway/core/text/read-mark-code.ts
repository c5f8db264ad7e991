/** Separates the fields of a GS1 code, and begins it. */
const GROUP = '\u001d'
/** GTIN (01) and serial number (21); other fields may follow. */
const MARK_CODE = new RegExp(`^01(\\d{14})21[!-~]{1,20}(?:${GROUP}[${GROUP}!-~]*)?$`)
/** What scanners send before the code: the symbology, and the sign that begins a GS1 code. */
const PREFIX = new RegExp(`^(?:\\][A-Za-z]\\d)?${GROUP}?`)

/** The last digit of a GTIN makes the weighted sum of all a multiple of ten. */
function isGtin(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** The code of «Честный знак» in what a scanner has typed, without the scanner's prefix; undefined for anything else. */
export function readMarkCode(scanned: string): string | undefined {
  const code = scanned.replaceAll(/^[ \t\r\n]+|[ \t\r\n]+$/g, '').replace(PREFIX, '')
  const gtin = MARK_CODE.exec(code)?.[1]
  return gtin !== undefined && isGtin(gtin) ? code : undefined
}
