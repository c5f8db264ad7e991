/** Screens of the slide panel by their keys. */
export const PANEL_SCREENS = ['Main', 'Catalogs', 'Filters', 'MobileSlideMenu'] as const

export type PanelScreen = (typeof PANEL_SCREENS)[number]
export type PanelState = { isOpen: boolean; stack: readonly PanelScreen[] }

export const DEFAULT_SCREEN: PanelScreen = 'MobileSlideMenu'

export const CLOSED_PANEL: PanelState = { isOpen: false, stack: [DEFAULT_SCREEN] }

export type PanelAction =
  | { type: 'open'; screen?: PanelScreen }
  | { type: 'push'; screen: PanelScreen }
  | { type: 'back' }
  | { type: 'close' }

/** A closed panel always stands on the default menu again. */
export function panelReducer(state: PanelState, action: PanelAction): PanelState {
  switch (action.type) {
    case 'open':
      return { isOpen: true, stack: [action.screen ?? DEFAULT_SCREEN] }
    case 'push':
      return state.isOpen ? { isOpen: true, stack: [...state.stack, action.screen] } : state
    case 'back':
      return state.stack.length > 1 ? { ...state, stack: state.stack.slice(0, -1) } : state
    case 'close':
      return CLOSED_PANEL
  }
}

export function shownScreen({ stack }: PanelState): PanelScreen {
  return stack.at(-1) ?? DEFAULT_SCREEN
}

export function isPanelScreen(value: string | undefined): value is PanelScreen {
  return PANEL_SCREENS.some((screen) => screen === value)
}
