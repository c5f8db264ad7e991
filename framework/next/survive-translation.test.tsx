import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putTextsBack } from './put-texts-back'
import { surviveTranslation } from './survive-translation'

const page = Node.prototype
const own = Object.getOwnPropertyDescriptors(page)

let observer: MutationObserver | undefined

beforeEach(() => {
  const observe = vi.spyOn(MutationObserver.prototype, 'observe')
  surviveTranslation(window)
  observer = observe.mock.contexts[0] as MutationObserver
  observe.mockRestore()
})

afterEach(() => {
  observer?.disconnect()
  for (const name of ['removeChild', 'insertBefore', 'nodeValue'] as const)
    Object.defineProperty(page, name, own[name])
})

const english = (text: Text) => `«${text.data}»`

function font(content: string | Text): HTMLElement {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  inner.append(content)
  outer.append(inner)
  return outer
}

/** How translators put their elements in the place of a text. */
const WAYS: Readonly<Record<string, (text: Text) => void>> = {
  'its place is taken': (text) => text.replaceWith(font(english(text))),
  'an element comes before it and it goes': (text) => {
    text.parentNode?.insertBefore(font(english(text)), text)
    text.remove()
  },
  'an element comes behind it and it goes': (text) => {
    text.parentNode?.insertBefore(font(english(text)), text.nextSibling)
    text.remove()
  },
  'it goes and an element comes': (text) => {
    const { parentNode, nextSibling } = text
    const standIn = font(english(text))
    text.remove()
    parentNode?.insertBefore(standIn, nextSibling)
  },
  'Yandex takes its place': (text) => {
    const span = document.createElement('ya-tr-span')
    span.textContent = english(text)
    text.replaceWith(span)
  },
  'it is moved into an element': (text) => {
    const wrapper = font('')
    text.before(wrapper)
    wrapper.firstElementChild?.append(text)
    text.data = english(text)
  },
  'it is translated where it stands': (text) => {
    text.data = english(text)
  },
}
const ways = Object.keys(WAYS)

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode as Text)
  return texts
}

/** The page as React drew it, translated; the microtasks after it are those in which the page notices. */
async function translate(way: string): Promise<void> {
  for (const text of textsIn(document.body)) WAYS[way]?.(text)
  await act(async () => undefined)
}

type Shown = { count: number; names: readonly string[]; isOpen: boolean }

const FIRST: Shown = { count: 3, names: ['Фильтр', 'Колодка'], isOpen: true }

function Basket({ count, names, isOpen }: Shown) {
  return (
    <main>
      <p data-testid="sum">
        В корзине {count} {count === 1 ? 'товар' : 'товара'}
      </p>
      <p data-testid="note">
        {isOpen && 'Откроем завтра'}
        <b>!</b>
        {isOpen ? ' Ждём' : <i>закрыто</i>}
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div data-testid="bare">
        {names.map((name) => name)}
        {isOpen && <em>открыто</em>}
        конец
      </div>
    </main>
  )
}

/** The basket at first, and what draws it anew; a translator comes in another task. */
function open(options?: Parameters<typeof render>[1]): (shown: Shown) => Promise<void> {
  const { rerender } = render(<Basket {...FIRST} />, options)
  return (shown) => act(async () => rerender(<Basket {...shown} />))
}

test.each(ways)('numbers that change show the new value where %s', async (way) => {
  const set = open()
  await translate(way)
  await set({ count: 1, names: ['Фильтр', 'Колодка'], isOpen: true })
  expect(screen.getByTestId('sum')).toHaveTextContent(/1/)
  expect(screen.getByTestId('sum')).toHaveTextContent(/товар(?!а)/)
  expect(screen.getByTestId('sum')).not.toHaveTextContent(/3|товара/)
  await translate(way)
  await set({ count: 25, names: ['Фильтр', 'Колодка'], isOpen: true })
  expect(screen.getByTestId('sum')).toHaveTextContent(/25/)
  expect(screen.getByTestId('sum').textContent?.match(/\d+/g)).toEqual(['25'])
})

test.each(ways)('texts and elements come, go and change places where %s', async (way) => {
  const set = open()
  await translate(way)
  await set({ count: 3, names: ['Свеча', 'Колодка', 'Фильтр'], isOpen: false })
  expect(screen.getByTestId('note').textContent).toMatch(/^«?!»?закрыто$/)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/[«»]/g, ''))).toEqual(
    ['Свеча', 'Колодка', 'Фильтр'],
  )
  expect(screen.getByTestId('bare').textContent?.replace(/[«»]/g, '')).toBe('СвечаКолодкаФильтрконец')
  await translate(way)
  await set({ count: 3, names: ['Колодка'], isOpen: true })
  expect(screen.getByTestId('note').textContent?.replace(/[«»]/g, '')).toBe('Откроем завтра! Ждём')
  expect(screen.getByTestId('bare').textContent?.replace(/[«»]/g, '')).toBe('Колодкаоткрытоконец')
})

const before = ways.filter((way) => !/moved|where it stands/.test(way))

test.each(before)('React finds the page that was sent where, before it came, %s', async (way) => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Basket {...FIRST} />)
  await translate(way)
  const onRecoverableError = vi.fn()
  putTextsBack()
  const set = await act(async () => open({ container: place, hydrate: true, onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  await translate(way)
  await set({ count: 1, names: [], isOpen: true })
  expect(screen.getByTestId('sum').textContent?.match(/\d+/g)).toEqual(['1'])
})

test('a text that was moved into an element before React came is found by it', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Basket {...FIRST} />)
  for (const text of textsIn(place)) {
    const wrapper = font('')
    text.before(wrapper)
    wrapper.firstElementChild?.append(text)
  }
  const onRecoverableError = vi.fn()
  putTextsBack()
  await act(async () => open({ container: place, hydrate: true, onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('one element that stands for several texts gives all of them back', async () => {
  const set = open()
  const [first, ...others] = screen.getByTestId('sum').childNodes
  first?.replaceWith(font('3 items in the cart'))
  for (const text of others) text.remove()
  await set({ count: 4, names: [], isOpen: true })
  expect(screen.getByTestId('sum').textContent?.replaceAll(' ', '')).toBe('Вкорзине4товара')
})

test('a part of the page that waits is hidden and shown again', async () => {
  const code = Promise.withResolvers<string>()
  const here = Promise.resolve('Готово')
  const Late = ({ text }: { text: Promise<string> }) => use(text)
  const part = (text: Promise<string>) => (
    <p data-testid="part">
      <Suspense fallback="Ждём">
        Цена <Late text={text} />
      </Suspense>
    </p>
  )
  const { rerender } = await act(async () => render(part(here)))
  await translate('its place is taken')
  await act(async () => rerender(part(code.promise)))
  expect(screen.getByTestId('part')).toHaveTextContent('Ждём')
  await translate('its place is taken')
  await act(async () => code.resolve('Вот'))
  expect(screen.getByTestId('part').textContent?.replace(/[«»]/g, '')).toBe('Цена Вот')
})

test('what a page does itself is as before', () => {
  const [box, text] = [document.createElement('div'), document.createTextNode('а')]
  box.append(text)
  expect(box.removeChild(text)).toBe(text)
  expect(box.insertBefore(text, null)).toBe(text)
  text.nodeValue = 'б'
  expect(box.textContent).toBe('б')
  box.setAttribute('title', 'т')
  const [attribute] = box.attributes
  if (attribute) attribute.nodeValue = 'у'
  expect(box.title).toBe('у')
})

test.each(before)('React finds the page that was sent where, while it comes, %s', async (way) => {
  const place = document.body.appendChild(document.createElement('div'))
  const arrival = Promise.withResolvers<void>()
  let isThere = true
  const Late = () => {
    if (!isThere) use(arrival.promise)
    return (
      <label>
        Сообщение <input />
      </label>
    )
  }
  const page = (
    <Suspense>
      <Late />
    </Suspense>
  )
  place.innerHTML = renderToString(page)
  isThere = false
  const field = screen.getByRole('textbox')
  const onRecoverableError = vi.fn()
  await translate(way)
  putTextsBack()
  await act(async () => render(page, { container: place, hydrate: true, onRecoverableError }))
  await translate(way)
  isThere = true
  await act(async () => arrival.resolve())
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox')).toBe(field)
  await translate(way)
  expect(place.textContent).toContain('«')
})

test('an element that a script of the page has put in the place of a text stays', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.textContent = 'Карта загружается'
  await act(async () => undefined)
  putTextsBack()
  place.innerHTML = '<b>Карта</b>'
  await act(async () => undefined)
  expect(place.innerHTML).toBe('<b>Карта</b>')
})

const [replace = ''] = before

test('a text that React leaves alone is translated once the page has been taken over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const place = document.body.appendChild(document.createElement('div'))
  place.textContent = 'Баннер'
  await translate(replace)
  putTextsBack()
  vi.setSystemTime(Date.now() + 60_000)
  await translate(replace)
  await translate(replace)
  vi.useRealTimers()
  expect(place.textContent).toBe('«Баннер»')
})

test('a translator that answers at once holds nothing up', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.textContent = 'Баннер'
  await translate(replace)
  let answers = 0
  const translator = new MutationObserver(() => {
    answers += 1
    const [text] = textsIn(place)
    if (text?.data === 'Баннер') text.replaceWith(font(english(text)))
  })
  translator.observe(place, { childList: true })
  putTextsBack()
  await act(async () => undefined)
  translator.disconnect()
  expect(place.textContent).toBe('«Баннер»')
  expect(answers).toBeLessThan(3000)
})
