import type { ComponentType } from 'react'
import { keepFocus } from '@/components/navigation/keep-focus'
import { CompareHost } from '@/features/compare/components/compare-host'
import { StaffLink } from './staff-link'

/** What every page watches once its visitor has done something; returns what it shows. */
export function watchLate(focused: Element | null): ComponentType {
  keepFocus(focused)
  return LateWatch
}

function LateWatch() {
  return (
    <>
      <CompareHost />
      <StaffLink />
    </>
  )
}
