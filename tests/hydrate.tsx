import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { render } from './render'

/** Renders as a server does, lets a person act on the markup, and hydrates it then. */
export function hydrate(ui: ReactElement, early: () => void) {
  const place = document.body.appendChild(document.createElement('main'))
  place.innerHTML = renderToString(ui)
  early()
  return render(ui, { container: place, hydrate: true })
}
