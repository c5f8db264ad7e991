// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import RouterError from './global-error'

test('a failed router says in the shop’s language what a failed frame says', () => {
  const page = renderToStaticMarkup(<RouterError />)
  expect(page).toMatch(/^<html lang="ru">/)
  expect(page).toContain('Страница не открылась')
})
