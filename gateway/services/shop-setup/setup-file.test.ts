import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSetupFile } from './setup-file'

const EXAMPLE = readFileSync('docs/shop.example.yaml', 'utf8')

it('reads the example that the documents show', () => {
  const setup = readSetupFile(EXAMPLE)
  expect(setup.sections.find(({ code }) => code === 'maslyanye-filtry')).toEqual({
    code: 'maslyanye-filtry',
    title: 'Масляные фильтры',
    text: undefined,
    goods: ['фильтр масл', 'ф-р масл'],
    parent: 'filtry',
    level: 2,
  })
  expect(setup).toMatchObject({ warehouse: { id: 15 }, suppliers: [{ hours: 48 }] })
})

it('reads JSON too, and makes codes of titles', () => {
  const { sections, shops } = readSetupFile('{"sections": [{"title": "Щётки"}], "shops": []}')
  expect(sections).toMatchObject([{ code: 'shchetki', parent: 'catalog', level: 1 }])
  expect(shops).toEqual([])
})

it.each([
  ['sections: [', /Файл не разобран/],
  ['- one', /файл:/],
  ['colour: red', /colour/],
  ['sections: [{ title: "" }]', /sections\.0\.title/],
  ['sections: [{ title: А, goods: ["-а"] }]', /sections\.0\.goods\.0: в правиле нет ни одного слова/],
  ['sections: [{ title: А, code: "Не Код" }]', /sections\.0\.code: латинские буквы/],
  ['sections: [{ title: А }, { title: а }]', /Повторяется \(разделы\): a/],
  ['sections: [{ title: Каталог, code: catalog }]', /нужен свой code/],
  [
    'sections: [{ title: А, sections: [{ title: Б, sections: [{ title: В, sections: [{ title: Г }] }] }] }]',
    /«Г» глубже 3 уровней/,
  ],
  ['suppliers: [{ title: А }, { title: а }]', /Повторяется \(поставщики\)/],
  ['warehouse: { id: 15, title: А }\nsuppliers: [{ id: 15, title: Б }]', /Повторяется \(номера\): 15/],
  [
    'shops: [{ title: А, city: Б, address: В, coordinates: [56, 35], opens: 9, closes: "20:00" }]',
    /shops\.0\.opens/,
  ],
  [
    'shops: [{ title: А, city: Б, address: В, coordinates: [56, 35], opens: "09:00", closes: "20:00", timezone: Урал }]',
    /shops\.0\.timezone: часовой пояс пишется так/,
  ],
  [
    'shops: [{ title: А, city: Б, address: В, coordinates: [56, 35], phone: +7 (342) 00-00, opens: "09:00", closes: "20:00" }]',
    /shops\.0\.phone: телефон пишется целиком/,
  ],
])('refuses %j', (text, message) => {
  expect(() => readSetupFile(text)).toThrow(message)
})
