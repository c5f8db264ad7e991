import { expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { stampVehicleCatalog } from '@/gateway/services/vehicles/load-vehicle-catalog'
import { withFile } from '@/gateway/services/price-import/testing/price-files'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { importCars, type CarsOptions } from './import-cars'

const HEAD = 'Марка;Как называют марку;Модель;Двигатель;Объём;Мощность;Коробка;Год с;Год по;Популярность'
const RIO = 'Kia;киа,кия;Rio IV;G4FG;1591;123;АКПП-6;2017;2022;9'
const CEED = 'KIA;;Ceed III;G4FG;1591;128;МКПП-6;2018;;5'

describeOnDatabases('a file of cars', (database) => {
  const db = () => database().db
  const load = (lines: readonly string[], options: CarsOptions = {}, head = HEAD) =>
    withFile('cars.csv', [head, ...lines].join('\n'), (file) => importCars(db(), file, options))
  const carsOf = () =>
    selectRows<Record<string, unknown>>(
      db(),
      sql`select k.title as make, m.title as model, m.year_from as "from", m.year_to as "to", v.modification, v.power
        from vehicles v join vehicle_models m on m.id = v.model_id join vehicle_makes k on k.id = m.make_id
        order by v.modification`,
    )

  it('makes makes, models and cars of an empty shop, and loaded again changes nothing', async () => {
    expect(await load([RIO, CEED], { isDryRun: true })).toMatchObject({
      makesAdded: 1,
      modelsAdded: 2,
      carsAdded: 2,
    })
    expect(await carsOf()).toEqual([])
    expect(await load([RIO, CEED])).toMatchObject({
      rowsTaken: 2,
      makesAdded: 1,
      modelsAdded: 2,
      carsAdded: 2,
      carsChanged: 0,
    })
    expect(await carsOf()).toEqual([
      {
        make: 'Kia',
        model: 'Rio IV',
        from: 2017,
        to: 2022,
        modification: '1.6 G4FG (123 л.с.), АКПП-6',
        power: 123,
      },
      {
        make: 'Kia',
        model: 'Ceed III',
        from: 2018,
        to: null,
        modification: '1.6 G4FG (128 л.с.), МКПП-6',
        power: 128,
      },
    ])
    const stamp = await stampVehicleCatalog(db())
    expect(await load([RIO, CEED])).toMatchObject({
      makesAdded: 0,
      modelsAdded: 0,
      carsAdded: 0,
      carsChanged: 0,
    })
    expect(await stampVehicleCatalog(db())).toBe(stamp)
  })

  it('what a row says replaces what was known, what it leaves out stays', async () => {
    const head = 'Марка;Модель;Модификация;Привод;Мощность'
    expect(await load(['кия;rio iv;1.6 g4fg (123 л.с.), акпп-6;передний;'], {}, head)).toMatchObject({
      makesAdded: 0,
      modelsAdded: 0,
      carsAdded: 0,
      carsChanged: 1,
    })
    const [car] = await selectRows(db(), sql`select drive, power from vehicles order by modification limit 1`)
    expect(car).toEqual({ drive: 'передний', power: 123 })
  })

  it('a car without a last year opens its model again, and an empty cell ends and opens no car', async () => {
    const head = 'Марка;Модель;Двигатель;Год с;Год по'
    const yearsOf = async () => {
      const rows = await selectRows<{ engine: string; car: number | null; model: number | null }>(
        db(),
        sql`select v.engine, v.year_to as car, m.year_to as model from vehicles v
          join vehicle_models m on m.id = v.model_id where m.title = 'Shuma' order by v.engine`,
      )
      return rows.map(({ engine, car, model }) => [engine, car, model])
    }
    await load(['Kia;Shuma;BFD;1997;2004'], {}, head)
    await load(['Kia;Shuma;BFD;1997;'], {}, head)
    expect(await yearsOf()).toEqual([['BFD', 2004, 2004]])
    await load(['Kia;Shuma;BFD;1997;', 'Kia;Shuma;FE;1998;2006'], {}, head)
    expect((await yearsOf())[0]).toEqual(['BFD', 2004, 2006])
    await load(['Kia;Shuma;T8D;2000;'], {}, head)
    expect(await yearsOf()).toEqual([
      ['BFD', 2004, null],
      ['FE', 2006, null],
      ['T8D', null, null],
    ])
    await load(['Kia;Shuma;BFD;1997;н.в.'], {}, head)
    expect(await yearsOf()).toEqual([
      ['BFD', null, null],
      ['FE', 2006, null],
      ['T8D', null, null],
    ])
    const stamp = await stampVehicleCatalog(db())
    await load(['Kia;Shuma;BFD;1997;н.в.', 'Kia;Shuma;T8D;2000;'], {}, head)
    expect(await stampVehicleCatalog(db())).toBe(stamp)
  })

  it('tells what a car takes by size and at its planned service', async () => {
    await db().execute(
      sql`insert into sections (code, title, level, path) values ('shiny', 'Шины', 1, '{}') on conflict do nothing`,
    )
    await db().execute(sql`insert into service_works (code, title, section_code, unit)
      values ('oil', 'Масло', 'shiny', 'litre') on conflict do nothing`)
    await db().execute(sql`insert into filters (type, source, code, title)
      values ('enum', 'property', 'shirina', 'Ширина') on conflict do nothing`)
    const row = 'Kia;Opirus;G6BV;tyres shiny: 225/55 R17 [shirina=225];oil 10000 4,5'
    const head = 'Марка;Модель;Двигатель;Размеры;Регламент'
    expect(await load([row], {}, head)).toMatchObject({ carsAdded: 1, rowsRejected: 0 })
    const read = () => selectRows(db(), sql`select sizes, works from vehicles where model = 'Opirus'`)
    const known = [
      {
        sizes: [
          {
            kind: 'tyres',
            title: '225/55 R17',
            axle: null,
            sectionCode: 'shiny',
            choice: { shirina: ['225'] },
          },
        ],
        works: [{ code: 'oil', interval: 10_000, amount: 4.5 }],
      },
    ]
    expect(await read()).toEqual(known)
    expect(await load(['Kia;Opirus;G6BV;;'], {}, head)).toMatchObject({ carsChanged: 0 })
    expect(await read()).toEqual(known)
    const { rejects } = await load(['Kia;Opirus;G6BV;;polish 1000 1', 'Kia;Opirus;G6EA;;'], {}, head)
    expect(rejects).toMatchObject([{ reason: 'работы «polish» в магазине нет' }])
  })

  it('letters of the other alphabet that look the same make no second make and no second car', async () => {
    const twin = RIO.replace('Kia', 'KIА').replace('Rio', 'Riо')
    expect(await load([twin])).toMatchObject({ makesAdded: 0, modelsAdded: 0, carsAdded: 0, carsChanged: 0 })
  })

  it('its cars can be chosen and found by words', async () => {
    const gateway = await createTestGateway(db())
    const { body } = await gateway.get(`/tecdoc/v1/spa/auto/search?find=${encodeURIComponent('киа рио 1.6')}`)
    expect(body.items[0]).toMatchObject({ manufacturer: 'Kia', model: 'Rio IV', yearFrom: '01.01.2017' })
    const makes = await gateway.get('/tecdoc/v1/spa/auto/manufacturers')
    expect(makes.body.items).toMatchObject([{ title: 'Kia', isPopular: true }])
    await gateway.close()
  })

  it('tells each row that it leaves out, and takes the others', async () => {
    const report = await load([RIO, RIO, 'Kia;;Sorento;;;;;;;', CEED])
    expect(report).toMatchObject({ rowsRead: 4, rowsTaken: 2, rowsRejected: 2 })
    expect(report.rejects.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'та же машина, что строка 2'],
      [4, 'нет ни модификации, ни двигателя'],
    ])
  })

  it('a file without a car changes nothing', async () => {
    await expect(load(['Kia;;;;;;;;;'])).rejects.toThrow(
      'Ни одна строка файла машин не принята, первая причина: строка 2, нет модели',
    )
  })

  it('a file without a head says which columns it wants', async () => {
    await expect(load(['1;2'], {}, 'a;b')).rejects.toThrow(
      /Шапка файла машин не найдена: нужны столбцы «Марка», «Модель»\. Укажите номера от нуля, например --columns make=0/,
    )
  })
})
