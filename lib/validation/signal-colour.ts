const HEX = /^#[\da-f]{6}$/i
/** WCAG 1.4.3 for text of ordinary size. */
const READABLE_CONTRAST = 4.5
export const GRAPHITE = '#16191d'
const WHITE = '#ffffff'
/** How far a pressed button leaves its colour. */
const HOVER_SHARE = 0.27

export type SignalColours = {
  action: string
  hover: string
  /** Of text on it. */
  onAction: string
  /** Whether it can be read as text on graphite. */
  isTextOnGraphite: boolean
}

/** The colours that follow from the owner's signal colour, `#rrggbb`; undefined when no text can be read on it. */
export function signalColours(hex: string): SignalColours | undefined {
  if (!HEX.test(hex)) return undefined
  const action = hex.toLowerCase()
  const onAction = contrast(action, GRAPHITE) >= contrast(action, WHITE) ? GRAPHITE : WHITE
  if (contrast(action, onAction) < READABLE_CONTRAST) return undefined
  return {
    action,
    // Away from its text, so that the text stays as easy to read.
    hover: mix(action, onAction === GRAPHITE ? WHITE : '#000000', HOVER_SHARE),
    onAction,
    isTextOnGraphite: contrast(action, GRAPHITE) >= READABLE_CONTRAST,
  }
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
}

/** WCAG's relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function mix(hex: string, other: string, share: number): string {
  const towards = channels(other)
  const mixed = channels(hex).map((value, at) => Math.round(value + share * ((towards[at] ?? value) - value)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
