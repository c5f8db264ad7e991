/** Named widths in CSS pixels, each the first of its range. */
export const BREAKPOINTS = {
  xs: 320,
  sm: 460,
  md: 695,
  lg: 930,
  xl: 1185,
  xxl: 1440,
  '2xl': 1536,
} as const

export type Layout = 'mobile' | 'tablet' | 'desktop'

export const TABLET_FROM_PX = BREAKPOINTS.lg
export const DESKTOP_FROM_PX = BREAKPOINTS.xl

const PX_PER_EM = 16

/** In `em`, as in the styles: larger letters take the layout of a smaller window. */
const TABLET_FROM = `${TABLET_FROM_PX / PX_PER_EM}em`
const DESKTOP_FROM = `${DESKTOP_FROM_PX / PX_PER_EM}em`

export const LAYOUT_QUERIES: Readonly<Record<Layout, string>> = {
  mobile: `(width < ${TABLET_FROM})`,
  tablet: `(${TABLET_FROM} <= width < ${DESKTOP_FROM})`,
  desktop: `(width >= ${DESKTOP_FROM})`,
}

export function layoutAt(widthPx: number): Layout {
  if (widthPx >= DESKTOP_FROM_PX) return 'desktop'
  return widthPx >= TABLET_FROM_PX ? 'tablet' : 'mobile'
}
