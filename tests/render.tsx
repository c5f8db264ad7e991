import { render as renderWithLibrary, type RenderOptions, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'

/** Renders as Testing Library does, and hands out the person who uses what was rendered. */
export function render(ui: ReactElement, options?: RenderOptions): RenderResult & { user: UserEvent } {
  return { user: userEvent.setup(), ...renderWithLibrary(ui, options) }
}
