import { describe, expect, it } from 'vitest'
import { isSound, type SoakReport, toTables } from './to-table'

const pages = {
  kind: 'pages',
  requested: 9,
  answered: 7,
  refused: { '404': 1 },
  cut: { 'gateway killed': 2 },
  causeless: 0,
  broken: 0,
  foreign: 0,
}
const audit = { confirmed: 3, lost: 0, doubled: 0, torn: 0, strayPieces: 0, strayBonuses: 0 }
const mark = (title: string, gateway: number) => ({ title, mib: { gateway } })

function reportOf(changes: Partial<SoakReport> = {}): SoakReport {
  return {
    database: 'PGlite',
    counts: [pages],
    faults: [{ name: 'gateway killed', mayCut: true, from: 0, to: 1500 }],
    omitted: [],
    ownDeaths: 0,
    killRoundWrongs: undefined,
    audit,
    marks: [
      mark('at the start', 200),
      mark('after 10 min', 300),
      mark('after 20 min', 330),
      mark('after 30 min', 309),
      mark('after kills', 250),
    ],
    cachedPageMs: [...Array.from({ length: 96 }, () => 10), 90, 90, 90, 90],
    isJudged: true,
    ...changes,
  }
}

describe('a soak', () => {
  it.each<[string, Partial<SoakReport>, boolean]>([
    ['lost nothing but what kills cut', {}, true],
    ['lost an order', { audit: { ...audit, lost: 1 } }, false],
    ['lost a piece', { audit: { ...audit, strayPieces: -1 } }, false],
    ['took bonuses for nothing', { audit: { ...audit, strayBonuses: 100 } }, false],
    ['failed without a cause', { counts: [{ ...pages, causeless: 1 }] }, false],
    ['lost a process by itself', { ownDeaths: 1 }, false],
    ['found something wrong after a kill', { killRoundWrongs: 1 }, false],
    ['placed no order', { audit: { ...audit, confirmed: 0 } }, false],
    ['never answered a page', { counts: [{ ...pages, answered: 0 }] }, false],
    ['showed somebody what is another’s', { counts: [{ ...pages, foreign: 1 }] }, false],
    ['showed cached pages late', { cachedPageMs: Array.from({ length: 10 }, () => 51) }, false],
    ['showed no cached page', { cachedPageMs: [] }, false],
    ['grew', { marks: [mark('a', 200), mark('b', 300), mark('c', 300), mark('d', 316)] }, false],
    [
      'grew, in too short a time',
      { marks: [mark('a', 200), mark('b', 300), mark('c', 300), mark('d', 316)], isJudged: false },
      true,
    ],
  ])('%s', (_, changes, sound) => {
    expect(isSound(reportOf(changes))).toBe(sound)
  })

  it('is shown as tables', () => {
    const text = toTables(reportOf({ audit: { ...audit, doubled: 2 }, omitted: ['disk full'] }))
    expect(text).toContain('| pages | 9 | 7 | 404: 1 | gateway killed: 2 | 0 | 0 |')
    expect(text).toContain('| gateway killed | 1 | 1.5 s |')
    expect(text).toContain('| disk full | left out |  |')
    expect(text).toContain('| orders confirmed | 3 |')
    expect(text).toContain('| orders made twice | **2** |')
    expect(text).toContain('| gateway | 200 | 300 | 330 | 309 | 250 | 3.0 % |')
    expect(text).toContain('| 95 of 100 within, ms | 10 |')
  })
})
