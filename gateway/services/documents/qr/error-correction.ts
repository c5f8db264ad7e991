/** The polynomial of the field, x⁸ + x⁴ + x³ + x² + 1. */
const FIELD = 0x11d

/** Reed-Solomon codewords over GF(256) for a block of data. */
export function errorCorrection(data: readonly number[], length: number): number[] {
  const divisor = divisorOf(length)
  const rest = Array.from({ length }, () => 0)
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0)
    rest.push(0)
    divisor.forEach((coefficient, at) => (rest[at] = (rest[at] ?? 0) ^ multiply(coefficient, factor)))
  }
  return rest
}

/** Coefficients of the product of (x − 2ⁿ) for n below the degree, the first one left out: it is 1. */
function divisorOf(degree: number): number[] {
  const result = Array.from({ length: degree }, (_, at): number => (at === degree - 1 ? 1 : 0))
  let root = 1
  for (let at = 0; at < degree; at += 1) {
    for (let place = 0; place < degree; place += 1) {
      result[place] = multiply(result[place] ?? 0, root) ^ (result[place + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  return result
}

function multiply(left: number, right: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * FIELD)
    product ^= ((right >>> bit) & 1) * left
  }
  return product
}
