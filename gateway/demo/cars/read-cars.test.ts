import { describe, expect, it } from 'vitest'
import { modelSizes } from '@/gateway/demo/cars/car-sizes'
import { DEMO_CARS, DEMO_MAKES, DEMO_MODELS } from '@/gateway/demo/cars/read-cars'
import { worksOf } from '@/gateway/demo/cars/service-works'
import { DEMO_VEHICLES } from '@/gateway/demo/products/vehicles'

const FIRST_YEAR = 1960
const THIS_YEAR = 2026
const LITRES = /^(\d\.\d) /

const nameOf = ({ make, title }: (typeof DEMO_MODELS)[number]) => `${make.title} ${title}`

describe('the demo’s vehicles', () => {
  it('are what Russia drives: dozens of makes, hundreds of models, thousands of cars', () => {
    expect(DEMO_MAKES.length).toBeGreaterThanOrEqual(45)
    expect(DEMO_MODELS.length).toBeGreaterThanOrEqual(450)
    expect(DEMO_CARS.length).toBeGreaterThanOrEqual(3000)
  })

  it('have every make, model and car once', () => {
    expect(new Set(DEMO_MAKES.map(({ title }) => title)).size).toBe(DEMO_MAKES.length)
    expect(new Set(DEMO_MODELS.map(nameOf)).size).toBe(DEMO_MODELS.length)
    expect(new Set(DEMO_CARS.map(({ uuid }) => uuid)).size).toBe(DEMO_CARS.length)
    const titles = Map.groupBy(DEMO_CARS, ({ model, title }) => `${nameOf(model)} ${title}`)
    expect([...titles].filter(([, same]) => same.length > 1).map(([title]) => title)).toEqual([])
  })

  it('were built in years that follow each other', () => {
    const wrong = DEMO_MODELS.filter(
      ({ yearFrom, yearTo }) =>
        !(yearFrom >= FIRST_YEAR && yearFrom <= THIS_YEAR) || (yearTo !== null && yearTo < yearFrom),
    )
    expect(wrong.map(nameOf)).toEqual([])
  })

  it('name a volume that is the engine’s, as the parts for it do', () => {
    for (const { title, engine } of DEMO_CARS) {
      if (engine.volume === 0) continue
      expect(LITRES.exec(title)?.[1]).toBe((engine.volume / 1000).toFixed(1))
    }
    const wrong = DEMO_VEHICLES.flatMap(({ make, engine, litres, carIds }) => {
      const volume = DEMO_CARS[(carIds[0] ?? 0) - 1]?.engine.volume ?? 0
      return Math.abs(volume / 1000 - Number(litres)) > 0.11 ? [`${make} ${engine} ${litres} ${volume}`] : []
    })
    expect(wrong).toEqual([])
  })

  it('have engines that are the same under every make that builds them in', () => {
    const volumes = Map.groupBy(DEMO_CARS, ({ engine }) => engine.code)
    const different = [...volumes].flatMap(([code, cars]) => {
      const sizes = [...new Set(cars.map(({ engine }) => engine.volume))]
      return Math.max(...sizes) - Math.min(...sizes) > 60 ? [`${code}: ${sizes.join(', ')}`] : []
    })
    expect(different).toEqual([])
  })

  it('have the power, the gearbox, the drive and the body of a car', () => {
    const wrong = DEMO_CARS.filter(({ power, gearbox, drive, body, engine }) => {
      const litrePower = power / (engine.volume / 1000)
      const hasSaneEngine =
        engine.volume === 0 ||
        (engine.oil >= 2.5 &&
          engine.oil <= 10 &&
          (engine.fuel === 'гибрид' || (litrePower > 20 && litrePower < 330)))
      return !(
        hasSaneEngine &&
        power >= 45 &&
        power <= 650 &&
        /^(МКПП-[456]|АКПП-\d{1,2}|вариатор|робот|редуктор)$/.test(gearbox) &&
        /^(передний|задний|полный)$/.test(drive) &&
        body !== ''
      )
    })
    expect(wrong.map(({ model, title }) => `${nameOf(model)} ${title}`)).toEqual([])
  })

  it('take tyres of written sizes and have works of service', () => {
    const bare = DEMO_MODELS.filter((model) => {
      const tyres = modelSizes(model).filter(({ kind }) => kind === 'tyres')
      return tyres.length === 0 || tyres.length !== model.tyres.length
    })
    expect(bare.map(nameOf)).toEqual([])
    for (const car of DEMO_CARS) {
      const works = worksOf(car)
      expect(new Set(works.map(({ code }) => code)).size).toBe(works.length)
      for (const { interval, amount } of works) expect(interval > 0 && amount > 0).toBe(true)
    }
  })

  it('are all reached by some platform of the goods that names their engine', () => {
    expect(DEMO_VEHICLES.length).toBeGreaterThan(250)
    for (const { carIds, make, engine } of DEMO_VEHICLES) {
      for (const id of carIds) {
        const car = DEMO_CARS[id - 1]
        expect(car).toMatchObject({ id, engine: { code: engine }, model: { make: { title: make } } })
      }
    }
  })
})
