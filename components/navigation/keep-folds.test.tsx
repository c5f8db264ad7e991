import { beforeEach, expect, test, vi } from 'vitest'
import { keepFolds } from './keep-folds'

const PRODUCT = `<main><details><summary>Ещё 3 предложения</summary></details>
  <details><summary>Ещё 12 машин</summary></details>
  <div data-live="filters"><details><summary>Бренд</summary></details></div></main>`

function show(path: string, html: string) {
  history.replaceState(null, '', path)
  document.body.innerHTML = html
}

function fold(title: string): HTMLDetailsElement {
  const found = [...document.querySelectorAll('details')].find(
    (one) => one.firstElementChild?.textContent === title,
  )
  if (!found) throw new Error(`there is no fold «${title}»`)
  return found
}

async function toggle(title: string) {
  const toggled = new Promise((resolve) => fold(title).addEventListener('toggle', resolve, { once: true }))
  fold(title).open = !fold(title).open
  await toggled
}

function comeBack(path: string) {
  history.replaceState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

beforeEach(() => keepFolds())

test('the way back unfolds what was unfolded, once the page is drawn', async () => {
  show('/product/1', PRODUCT)
  await toggle('Ещё 12 машин')
  await toggle('Бренд')
  show('/product/2', PRODUCT)
  comeBack('/product/1')
  await new Promise(requestAnimationFrame)
  expect(fold('Ещё 12 машин').open).toBe(false)
  document.body.innerHTML = PRODUCT
  await vi.waitFor(() => expect(fold('Ещё 12 машин').open).toBe(true))
  expect(fold('Ещё 3 предложения').open).toBe(false)
  expect(fold('Бренд').open).toBe(false)
})

test('what was folded again stays folded', async () => {
  show('/product/3', PRODUCT)
  await toggle('Ещё 12 машин')
  await toggle('Ещё 3 предложения')
  await toggle('Ещё 12 машин')
  comeBack('/product/3')
  document.body.innerHTML = PRODUCT
  await vi.waitFor(() => expect(fold('Ещё 3 предложения').open).toBe(true))
  expect(fold('Ещё 12 машин').open).toBe(false)
})
