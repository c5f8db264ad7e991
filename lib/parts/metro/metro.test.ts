import { describe, expect, it } from 'vitest'
import { readSample } from '@/tests/samples/read-sample'
import { metroColour, type MetroLine } from './metro'
import { MOSCOW_METRO } from './moscow-metro'

const lines: MetroLine[] = [
  {
    name: 'Красная',
    hex_color: 'FF0000',
    stations: [{ name: 'Тверская' }, { name: 'Савёловская', lat: 55.79, lng: 37.58 }],
  },
  { name: 'Синяя', hex_color: '#0000ff', stations: [{ name: 'Киевская' }, { name: 'Савёловская' }] },
]

it.each([
  ['Тверская', undefined, '#ff0000'],
  ['ТВЕРСКАЯ', undefined, '#ff0000'],
  [' тверская ', undefined, '#ff0000'],
  ['Киевская', undefined, '#0000ff'],
  ['Савеловская', undefined, '#ff0000'],
  ['Савёловская', 'синяя', '#0000ff'],
  ['Савёловская', 'Зелёная', '#ff0000'],
  ['Нигде', undefined, null],
  ['', undefined, null],
])('%j on line %s is %s', (station, line, colour) => {
  expect(metroColour(lines, station, line)).toBe(colour)
})

describe('Moscow', () => {
  it('has every line once, with a colour and different stations', () => {
    expect(new Set(MOSCOW_METRO.map(({ name }) => name)).size).toBe(MOSCOW_METRO.length)
    for (const { hex_color, stations } of MOSCOW_METRO) {
      expect(hex_color).toMatch(/^[0-9a-f]{6}$/)
      expect(new Set(stations.map(({ name }) => name)).size).toBe(stations.length)
      expect(stations.length).toBeGreaterThan(6)
    }
  })

  it('gives a transfer name the colour of its first line', () => {
    expect(metroColour(MOSCOW_METRO, 'Киевская')).toBe('#0078be')
    expect(metroColour(MOSCOW_METRO, 'Киевская', 'Кольцевая')).toBe('#8d5b2d')
  })
})

describe('the published lines of Moscow', () => {
  const moscow = readSample<MetroLine[]>('metro/moscow.json')

  it('colours every published station', () => {
    for (const { stations } of moscow) {
      for (const { name } of stations)
        expect(metroColour(moscow, name.toUpperCase())).toMatch(/^#[0-9a-f]{6}$/)
    }
  })

  it('holds every station of our own list but those that it names differently', () => {
    const unknown = MOSCOW_METRO.flatMap(({ stations }) => stations.map(({ name }) => name)).filter(
      (name) => metroColour(moscow, name) === null,
    )
    expect(unknown).toEqual(['Библиотека имени Ленина', 'Выставочная', 'Международная'])
  })
})
