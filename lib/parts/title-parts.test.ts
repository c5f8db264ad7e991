import { describe, expect, it } from 'vitest'
import { clearTitle, TITLE_MARK } from './marked-title'
import { markTitle, titleParts, unbrokenPieces } from './title-parts'

describe('titleParts', () => {
  it.each([
    [
      'Колодки тормозные дисковые передние для Kia Rio III',
      'Колодки тормозные дисковые передние',
      'для Kia Rio III',
    ],
    ['Свеча зажигания для Hyundai Solaris I 1.6 G4FC', 'Свеча зажигания', 'для Hyundai Solaris I 1.6 G4FC'],
    ['Фильтр салона для УАЗ Patriot I', 'Фильтр салона', 'для УАЗ Patriot I'],
    [
      'Шина зимняя шипованная Nokian Hakkapeliitta 9 205/55 R16 91T XL',
      'Шина зимняя шипованная Nokian Hakkapeliitta 9',
      '205/55 R16 91T XL',
    ],
    ['Шина летняя КАМА 185/75 R16C 104/102N', 'Шина летняя КАМА', '185/75 R16C 104/102N'],
    [
      'Диск литой K&K Реплика 7.0x16 5x114.3 ET45 DIA 60.1',
      'Диск литой K&K Реплика',
      '7.0x16 5x114.3 ET45 DIA 60.1',
    ],
    [
      'Масло моторное Mobil 1 ESP 5W-30 синтетическое 4 л',
      'Масло моторное Mobil 1 ESP',
      '5W-30 синтетическое 4 л',
    ],
    ['Аккумулятор Varta Blue Dynamic 60 А·ч 540 А', 'Аккумулятор Varta Blue Dynamic', '60 А·ч 540 А'],
    ['Лампа галогеновая H7 12V 55W', 'Лампа галогеновая', 'H7 12V 55W'],
    ['Антифриз Felix G12 красный готовый 5 л', 'Антифриз Felix G12 красный готовый', '5 л'],
    [
      'Щётка стеклоочистителя бескаркасная 600 мм (24″)',
      'Щётка стеклоочистителя бескаркасная',
      '600 мм (24″)',
    ],
    ['Болт колёсный M12×1.25×28', 'Болт колёсный', 'M12×1.25×28'],
    ['Смазка для суппортов', 'Смазка для суппортов', ''],
    ['H7', 'H7', ''],
    ['', '', ''],
  ])('%s', (title, name, detail) => {
    expect(titleParts(title)).toEqual({ name, detail })
  })
})

describe('unbrokenPieces', () => {
  it.each([
    ['для Ford C-Max I, Focus II', ['для Ford ', 'C-Max I', ', ', 'Focus II', '']],
    ['Масло 5W-30', ['Масло ', '5W-30', '']],
    ['Mercedes-Benz C', ['', 'Mercedes-Benz', ' C']],
    ['Колодки передние', ['Колодки передние']],
    ['Фильтр — масляный', ['Фильтр — масляный']],
    ['очень-очень-очень-длинное-слово', ['очень-очень-очень-длинное-слово']],
  ])('%s', (text, pieces) => {
    expect(unbrokenPieces(text)).toEqual(pieces)
    expect(pieces.join('')).toBe(text)
  })
})

describe('markTitle', () => {
  const plain = (marked: string) => marked.replaceAll(TITLE_MARK, '|')

  it.each([
    ['Масло моторное Elf 5W-30 синтетическое 4 л', 'Масло моторное Elf\n5W-30 синтетическое 4\u00a0л'],
    ['Аккумулятор Varta 60 А·ч 540 А Blue', 'Аккумулятор Varta\n60\u00a0А·ч 540\u00a0А Blue'],
    ['Диск OZ 4 луча', 'Диск OZ 4 луча'],
    ['Свеча зажигания для Kia Rio III', 'Свеча зажигания\nдля Kia Rio\u00a0III'],
    ['Смазка для суппортов', 'Смазка для суппортов'],
    ['Колодки передние для Ford C-Max I', '|Колодки передние\nдля Ford |C-Max I|'],
    ['Масло Motul 8100 X-clean+ 5W-30 4 л', '|Масло Motul 8100 |X-clean+|\n|5W-30| 4\u00a0л'],
    [`${'Фильтр '.repeat(9)}для Kia Rio III`, `|${'Фильтр '.repeat(9).trim()}\nдля Kia |Rio III|`],
  ])('%s', (title, marked) => {
    expect(plain(markTitle(title))).toBe(marked)
    expect(clearTitle(markTitle(title))).toBe(title)
  })
})
