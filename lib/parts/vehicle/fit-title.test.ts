import { expect, test } from 'vitest'
import { fitTitle, MAX_TITLE_LENGTH } from './fit-title'

const LONG = 'Колодки тормозные дисковые передние с датчиком износа TRW'
const SOLD = 'Шины по типу автомобиля — купить с доставкой, цены и наличие'

test.each([
  ['Масла', [' — купить в магазине'], '', 'Масла — купить в магазине'],
  ['Масла', [' — купить в магазине'], ' — страница 2', 'Масла — купить в магазине — страница 2'],
  [SOLD, [], ' — страница 2', 'Шины по типу автомобиля — купить с доставкой — страница 2'],
  [SOLD, [], ' — страница 2 из 120, все шины', 'Шины по типу автомобиля — страница 2 из 120, все шины'],
  [LONG, [' — купить в интернет-магазине', ' — купить'], '', `${LONG} — купить`],
  [LONG, [' — купить в интернет-магазине'], '', LONG],
])('«%s» with %j and «%s» is «%s»', (heading, endings, suffix, title) => {
  expect(fitTitle(heading, endings, suffix)).toBe(title)
})

test('a heading that is too long is cut between words and keeps the number that it ends with', () => {
  const title = fitTitle(`${LONG} для Toyota Camry GDB1330`, [' — купить'], '', 'GDB1330')
  expect(title).toBe('Колодки тормозные дисковые передние с датчиком износа TRW GDB1330')
  expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH)
})

test('what a heading must not lose stays behind a dash too', () => {
  const title = fitTitle(`${SOLD} для лета и зимы GDB1330`, [], '', 'GDB1330')
  expect(title).toMatch(/[^…] GDB1330$/)
})

test.each([
  [
    'Радиатор охлаждения двигателя (МКПП) для Skoda Octavia A5, Golf VI Stellox 10-29340-SX',
    'Радиатор охлаждения двигателя (МКПП) Stellox 10-29340-SX',
  ],
  [
    'Комплект ремня с роликами для Chevrolet Cruze I, Aveo T300 1.6 F16D4 Stellox 10-29340-SX',
    'Комплект ремня с роликами для Chevrolet Cruze I Stellox 10-29340-SX',
  ],
])('of the cars in «%s» those that fit are named whole', (heading, title) => {
  expect(fitTitle(heading, [], '', 'Stellox 10-29340-SX')).toBe(title)
})

test.each([
  [
    'Фильтр масляный для LADA Granta I, Kalina II 1.6 ВАЗ-21127 для автомобилей',
    'Фильтр масляный для LADA Granta I, Kalina II 1.6 ВАЗ-21127',
  ],
  [
    'Как мы открыли новый магазин на северо-западе Москвы (и что будет дальше)',
    'Как мы открыли новый магазин на северо-западе Москвы',
  ],
  [
    'Почему мы советуем менять масло коробки передач и что такое «вечное масло»',
    'Почему мы советуем менять масло коробки передач и что такое',
  ],
])('«%s» ends with a whole thought', (heading, title) => {
  expect(fitTitle(heading, [])).toBe(title)
})

test('a number is cut with its unit', () => {
  const heading = 'Масло моторное Mannol Energy Formula 5W-30 синтетическое 4 л 1849-485'
  expect(fitTitle(`${heading}-1`, [], '', '1849-485-1')).toBe(
    'Масло моторное Mannol Energy Formula 5W-30 синтетическое 1849-485-1',
  )
  expect(fitTitle(heading, [], '', '1849-485')).toBe(heading)
})

test('one endless word is cut too', () => {
  expect(fitTitle('x'.repeat(200), [], ' — страница 12')).toHaveLength(MAX_TITLE_LENGTH)
})
