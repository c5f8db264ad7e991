import { expect, test } from 'vitest'
import {
  CLOSED_PANEL,
  isPanelScreen,
  PANEL_SCREENS,
  panelReducer,
  shownScreen,
  type PanelAction,
  type PanelState,
} from './slide-panel-stack'

function after(...actions: PanelAction[]): PanelState {
  return actions.reduce(panelReducer, CLOSED_PANEL)
}

test('knows four screens', () => {
  expect(PANEL_SCREENS).toEqual(['Main', 'Catalogs', 'Filters', 'MobileSlideMenu'])
  expect(isPanelScreen('Catalogs')).toBe(true)
  expect(isPanelScreen('catalogs')).toBe(false)
})

test('opens on the default menu or on the screen that was asked for', () => {
  expect(shownScreen(after({ type: 'open' }))).toBe('MobileSlideMenu')
  expect(shownScreen(after({ type: 'open', screen: 'Catalogs' }))).toBe('Catalogs')
})

test('goes down a screen and back, never past the first', () => {
  const deep = after({ type: 'open' }, { type: 'push', screen: 'Catalogs' })
  expect(shownScreen(deep)).toBe('Catalogs')
  const back = panelReducer(deep, { type: 'back' })
  expect(shownScreen(back)).toBe('MobileSlideMenu')
  expect(panelReducer(back, { type: 'back' })).toBe(back)
})

test('closing resets to the default menu', () => {
  const closed = after({ type: 'open' }, { type: 'push', screen: 'Catalogs' }, { type: 'close' })
  expect(closed.isOpen).toBe(false)
  expect(shownScreen(closed)).toBe('MobileSlideMenu')
})

test('a closed panel does not change screens', () => {
  expect(panelReducer(CLOSED_PANEL, { type: 'push', screen: 'Main' })).toBe(CLOSED_PANEL)
})
