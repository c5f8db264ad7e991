import { beforeAll, describe, expect, it } from 'vitest'
import filterWords from '@/gateway/demo/data/filter-words.json' with { type: 'json' }
import {
  COMMON_FILTERS,
  createFilterRegistry,
  PROPERTY_FILTERS,
  type DemoOption,
} from '@/gateway/demo/sections/filter-registry'
import { generateProducts } from '@/gateway/demo/products/generate-products'
import { createSectionFilterRegistry } from '@/gateway/demo/sections/section-filters'
import { DEMO_SECTIONS, sectionByCode } from '@/gateway/demo/sections/sections'
import { joinHeading, optionWords } from '@/gateway/services/filters/heading-words'

const FILTERS = [...COMMON_FILTERS, ...PROPERTY_FILTERS]
/** Names that begin with a capital in the middle of a sentence too. */
const NAMES = /(?:^|\s|«)(?:АвтоВАЗ|Литол|ГАЗ|УАЗ|ЗМЗ|DIA|ШРУС)/g

describe('headings of the demo shop', () => {
  let options: DemoOption[] = []
  let links: ReturnType<ReturnType<typeof createSectionFilterRegistry>['rows']> = []
  beforeAll(() => {
    const filters = createFilterRegistry()
    const sections = createSectionFilterRegistry()
    for (const { row } of generateProducts(6000, filters)) sections.note(row)
    options = filters.options()
    links = sections.rows()
  })

  const machineRead = (words: string) =>
    /[А-ЯЁ][а-яё]{2,}/.test(words.replace(NAMES, '')) || // a title in the middle of a sentence
    /(?:^|[\s:,])(?:да|нет|есть)(?:$|[\s,])/i.test(words) || // an answer without its question
    /шт\.(?! в упаковке)|[{}]|undefined|null|^\s|\s$| {2}/.test(words) ||
    /^[^:]+: /.test(words) // the filter's title and a colon

  it('reads every option of every filter as people would say it', () => {
    const read = options.map((option) => {
      const filter = FILTERS.find(({ id }) => id === option.filter_id)
      if (!filter) throw new Error(`no filter ${option.filter_id}`)
      return `${filter.code}: ${optionWords(filter, option)}`
    })
    expect(read.length).toBeGreaterThan(400)
    expect(read.filter((line) => machineRead(line.slice(line.indexOf(': ') + 2)))).toEqual([])
  })

  it('names every filter with a list or a range', () => {
    const known = new Set(options.filter(({ heading }) => heading !== null).map(({ filter_id }) => filter_id))
    expect(
      FILTERS.filter(({ id, heading }) => heading === null && !known.has(id)).map(({ code }) => code),
    ).toEqual([])
    const codes = new Set(FILTERS.map(({ code }) => code))
    expect(filterWords.filter(({ filter }) => !codes.has(filter))).toEqual([])
  })

  it('makes a heading for every section, filter and option that never repeats the filter’s title', () => {
    const bad = links.flatMap(({ section_id, filter_id }) => {
      const section = DEMO_SECTIONS[section_id - 1]
      const filter = FILTERS.find(({ id }) => id === filter_id)
      if (!section || !filter) return [`no ${section_id}/${filter_id}`]
      return options
        .filter((option) => option.filter_id === filter_id)
        .map((option) => ({ option, heading: joinHeading(section.title, [], [optionWords(filter, option)]) }))
        .filter(({ option, heading }) => {
          const titles = `${filter.title} ${option.title}`.toLowerCase()
          return (
            (/[а-я]/.test(filter.title) && heading.toLowerCase().includes(titles)) ||
            / :|::| ,|: .*: /.test(heading)
          )
        })
        .map(({ heading }) => heading)
    })
    expect(links.length).toBeGreaterThan(500)
    expect(bad).toEqual([])
  })

  it.each([
    ['bolty-i-gayki', ['tip_krepezha', 'rezba_krepezha']],
    ['germetiki', ['naznachenie']],
    ['antifrizy', ['tip_antifriza', 'obem_l']],
    ['shampuni', ['naznachenie', 'obem_l']],
    ['nabory-instrumenta', ['predmetov']],
    ['kompressory', ['proizvoditelnost_l_min']],
    ['motornye-masla', ['vyazkost_sae', 'obem_l']],
  ])('begins the filters of %s with what it is chosen by', (code, first) => {
    const section = sectionByCode(code)
    const codes = links
      .filter(({ section_id }) => section_id === section.id)
      .toSorted((a, b) => a.sequence - b.sequence)
      .map(({ filter_id }) => FILTERS.find(({ id }) => id === filter_id)?.code)
    expect(codes.slice(0, codes.indexOf('brand'))).toEqual(first)
  })
})
