// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import FrameError from './global-error'

test('a failed frame says so in the shop’s language, and how to go on', () => {
  const page = renderToStaticMarkup(<FrameError />)
  expect(page).toMatch(/^<html lang="ru">/)
  expect(page).toContain('Страница не открылась')
  expect(page).toContain('href="/"')
})
