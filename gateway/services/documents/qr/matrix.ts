/** Rows of squares, true where dark. */
export type Matrix = boolean[][]

/** A code whose data is laid out; `isFixed` marks the squares that a mask leaves alone. */
export type Layout = { version: number; squares: Matrix; isFixed: Matrix }

const VERSION_POLYNOMIAL = 0x1f25
const FIRST_WITH_VERSION = 7

/** Lays the fixed patterns and then the codewords out, without mask and format. */
export function createMatrix(version: number, codewords: readonly number[]): Layout {
  const size = version * 4 + 17
  const empty = (): Matrix => Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const layout: Layout = { version, squares: empty(), isFixed: empty() }
  drawTiming(layout, size)
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawFinder(layout, x, y)
  drawAlignments(layout, size)
  reserveFormat(layout, size)
  if (version >= FIRST_WITH_VERSION) drawVersion(layout, size)
  drawCodewords(layout, size, codewords)
  return layout
}

export function setFixed({ squares, isFixed }: Layout, x: number, y: number, isDark: boolean): void {
  const [row, fixed] = [squares[y], isFixed[y]]
  if (!row || !fixed || x < 0 || x >= row.length) return
  row[x] = isDark
  fixed[x] = true
}

function drawTiming(layout: Layout, size: number) {
  for (let at = 0; at < size; at += 1) {
    setFixed(layout, 6, at, at % 2 === 0)
    setFixed(layout, at, 6, at % 2 === 0)
  }
}

function drawFinder(layout: Layout, x: number, y: number) {
  for (let dy = -4; dy <= 4; dy += 1) {
    for (let dx = -4; dx <= 4; dx += 1) {
      const distance = Math.max(Math.abs(dx), Math.abs(dy))
      setFixed(layout, x + dx, y + dy, distance !== 2 && distance !== 4)
    }
  }
}

function drawAlignments(layout: Layout, size: number) {
  const places = alignmentPlaces(layout.version, size)
  const last = places.length - 1
  places.forEach((x, column) =>
    places.forEach((y, row) => {
      const isFinder =
        (column === 0 && row === 0) || (column === 0 && row === last) || (column === last && row === 0)
      if (isFinder) return
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) {
          setFixed(layout, x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
        }
      }
    }),
  )
}

function alignmentPlaces(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - (count - 2 - at) * step)]
}

/** The format is written with the mask; its squares carry no data, and one beside them is always dark. */
function reserveFormat(layout: Layout, size: number) {
  for (let at = 0; at < 9; at += 1) {
    if (at !== 6) {
      setFixed(layout, 8, at, false)
      setFixed(layout, at, 8, false)
    }
  }
  for (let at = 0; at < 8; at += 1) {
    setFixed(layout, size - 1 - at, 8, false)
    setFixed(layout, 8, size - 1 - at, false)
  }
  setFixed(layout, 8, size - 8, true)
}

function drawVersion(layout: Layout, size: number) {
  let rest = layout.version
  for (let at = 0; at < 12; at += 1) rest = (rest << 1) ^ ((rest >>> 11) * VERSION_POLYNOMIAL)
  const bits = (layout.version << 12) | rest
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >>> at) & 1) === 1
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)]
    setFixed(layout, far, near, isDark)
    setFixed(layout, near, far, isDark)
  }
}

/** In columns of two from the right, up and down in turn, past the column of the timing. */
function drawCodewords({ squares, isFixed }: Layout, size: number, codewords: readonly number[]) {
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const isUpward = ((right + 1) & 2) === 0
      const y = isUpward ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const row = squares[y]
        if (!row || isFixed[y]?.[x] || bit >= codewords.length * 8) continue
        row[x] = (((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1
        bit += 1
      }
    }
  }
}
