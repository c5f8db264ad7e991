import { expect, it } from 'vitest'
import { ageAt, ageProblem } from './age'

const now = new Date('2026-03-02T09:00:00Z')
const YOUNG = 'Проверьте год рождения, вы должны быть старше 18.'

it.each([
  ['02.03.2008', 18, null],
  ['03.03.2008', 17, YOUNG],
  ['01.01.2030', -4, YOUNG],
  ['02.03.1926', 100, null],
  ['02.03.1925', 101, 'Проверьте год рождения, на текущий момент ваш возраст - 101 год.'],
  ['03.03.1925', 100, null],
  ['01.01.1921', 105, 'Проверьте год рождения, на текущий момент ваш возраст - 105 лет.'],
  ['01.01.1904', 122, 'Проверьте год рождения, на текущий момент ваш возраст - 122 года.'],
  ['29.02.2008', 18, null],
])('born on %s is %d: %s', (birthday, age, problem) => {
  expect(ageAt(birthday, now)).toBe(age)
  expect(ageProblem(birthday, now)).toBe(problem)
})

it.each(['', '1990', '1990-01-01'])('%j is no birthday', (birthday) => {
  expect(ageAt(birthday, now)).toBeNull()
  expect(ageProblem(birthday, now)).toBe('Укажите дату рождения в виде ДД.ММ.ГГГГ')
})

it.each(['31.02.1990', '29.02.2007', '00.01.1990', '01.13.1990'])('there is no day %s', (birthday) => {
  expect(ageProblem(birthday, now)).toBe('Такой даты нет')
})

it('counts days by the Moscow calendar', () => {
  expect(ageAt('02.03.2008', new Date('2026-03-01T21:00:00Z'))).toBe(18)
  expect(ageAt('02.03.2008', new Date('2026-03-01T20:59:00Z'))).toBe(17)
})
