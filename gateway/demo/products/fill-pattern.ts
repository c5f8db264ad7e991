import type { Random } from '@/gateway/demo/products/random'

const LETTERS = 'ABCDEFGHKLMNPRSTVXYZ'

/** `#` a digit, `%` a digit but 0, `@` a Latin letter; everything else is literal. */
export function fillPattern(pattern: string, random: Random) {
  return pattern.replace(/[#%@]/g, (mark) => {
    if (mark === '@') return random.pick([...LETTERS])
    return String(random.int(mark === '%' ? 1 : 0, 9))
  })
}
