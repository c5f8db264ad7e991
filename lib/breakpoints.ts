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

export const LAYOUT_QUERIES: Readonly<Record<Layout, string>> = {
  mobile: `(width < ${TABLET_FROM_PX}px)`,
  tablet: `(${TABLET_FROM_PX}px <= width < ${DESKTOP_FROM_PX}px)`,
  desktop: `(width >= ${DESKTOP_FROM_PX}px)`,
}

export function layoutAt(widthPx: number): Layout {
  if (widthPx >= DESKTOP_FROM_PX) return 'desktop'
  return widthPx >= TABLET_FROM_PX ? 'tablet' : 'mobile'
}
