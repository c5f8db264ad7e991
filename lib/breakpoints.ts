/**
 * Named widths in CSS pixels, each the first of its range. The specification lists them and the three layouts;
 * the shop draws them in its styles, where a query cannot read a name.
 */
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

const TABLET_FROM_PX = BREAKPOINTS.lg
const DESKTOP_FROM_PX = BREAKPOINTS.xl

export function layoutAt(widthPx: number): Layout {
  if (widthPx >= DESKTOP_FROM_PX) return 'desktop'
  return widthPx >= TABLET_FROM_PX ? 'tablet' : 'mobile'
}
