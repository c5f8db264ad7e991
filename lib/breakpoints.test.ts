import { expect, it } from 'vitest'
import { BREAKPOINTS, layoutAt } from './breakpoints'

it('names the widths', () => {
  expect(BREAKPOINTS).toEqual({ xs: 320, sm: 460, md: 695, lg: 930, xl: 1185, xxl: 1440, '2xl': 1536 })
})

it.each([
  [320, 'mobile'],
  [929, 'mobile'],
  [929.5, 'mobile'],
  [930, 'tablet'],
  [1184, 'tablet'],
  [1185, 'desktop'],
  [1920, 'desktop'],
])('%d px is %s', (width, layout) => {
  expect(layoutAt(width)).toBe(layout)
})
