import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { lookAlikeKey } from '@/gateway/services/brand-dictionary/look-alikes'
import type { ReadCar } from './read-car'

export type CarsWritten = { makesAdded: number; modelsAdded: number; carsAdded: number; carsChanged: number }

const BATCH = 1_000
const KILOWATTS_A_HORSEPOWER = 0.7355

/** One spelling for names that differ by case, blanks and look-alike letters alone. */
export const nameKey = (...names: readonly string[]) =>
  names
    .map((name) => name.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim())
    .map((name) => name.replace(/\S+/g, lookAlikeKey))
    .join('\n')

/**
 * Adds cars to those of the shop. A car is identified by its make, model and title; values in a row replace the former
 * ones, missing values leave them. Unchanged cars are not touched, so that what depends on them stays valid.
 */
export async function writeCars(db: Database, cars: readonly ReadCar[], stopIfAborted: () => Promise<void>) {
  const written: CarsWritten = { makesAdded: 0, modelsAdded: 0, carsAdded: 0, carsChanged: 0 }
  const makes = await putMakes(db, cars, written)
  const models = await putModels(db, cars, makes, written)
  for (let at = 0; at < cars.length; at += BATCH) {
    await stopIfAborted()
    await putCars(db, cars.slice(at, at + BATCH), makes, models, written)
  }
  await openModels(db, cars, makes, models)
  return written
}

type Named = { id: number; title: string }

async function putMakes(
  db: Database,
  cars: readonly ReadCar[],
  written: CarsWritten,
): Promise<Map<string, Named>> {
  const rows = await selectRows<Named & { names: string }>(
    db,
    sql`select id, title, names from vehicle_makes`,
  )
  const known = new Map<string, Named>()
  for (const row of rows)
    for (const name of [...row.names.split(','), row.title])
      if (name.trim() !== '') known.set(nameKey(name), row)
  for (const own of Map.groupBy(cars, ({ make }) => nameKey(make)).values()) {
    const [first] = own
    if (!first) continue
    const names = own.find((car) => car.names !== null)?.names ?? null
    const popularity = highest(own)
    const found = known.get(nameKey(first.make))
    if (found) {
      await db.execute(sql`update vehicle_makes set names = coalesce(${names}, names),
        popularity = greatest(popularity, ${popularity ?? 0}::int)
        where id = ${found.id} and (names is distinct from coalesce(${names}, names) or popularity < ${popularity ?? 0}::int)`)
      continue
    }
    const [made] = await selectRows<Named>(
      db,
      sql`insert into vehicle_makes (title, names, popularity) values (${first.make}, ${names ?? ''}, ${popularity ?? 0})
        returning id, title`,
    )
    if (!made) throw new Error(`no make ${first.make}`)
    known.set(nameKey(first.make), made)
    written.makesAdded += 1
  }
  return known
}

async function putModels(
  db: Database,
  cars: readonly ReadCar[],
  makes: ReadonlyMap<string, Named>,
  written: CarsWritten,
): Promise<Map<string, Named>> {
  const rows = await selectRows<Named & { makeId: number }>(
    db,
    sql`select id, title, make_id as "makeId" from vehicle_models`,
  )
  const known = new Map<string, Named>(rows.map((row) => [nameKey(String(row.makeId), row.title), row]))
  const keyOf = ({ make, model }: ReadCar) => nameKey(String(makes.get(nameKey(make))?.id), model)
  for (const [key, own] of Map.groupBy(cars, keyOf)) {
    const [first] = own
    const make = first && makes.get(nameKey(first.make))
    if (!first || !make) continue
    const from = Math.min(...own.map(({ yearFrom }) => yearFrom ?? Infinity))
    const yearFrom = Number.isFinite(from) ? from : null
    const lastSaid = highestOf(own.map(({ yearTo }) => yearTo))
    const yearTo = own.some((car) => car.yearTo === null) ? null : lastSaid
    const popularity = highest(own) ?? 0
    const found = known.get(key)
    if (found) {
      await db.execute(sql`update vehicle_models set year_from = least(year_from, ${yearFrom}::int),
        year_to = case when year_to is null then null else greatest(year_to, ${lastSaid}::int) end,
        popularity = greatest(popularity, ${popularity}::int)
        where id = ${found.id} and (year_from > ${yearFrom}::int or year_to < ${lastSaid}::int or popularity < ${popularity}::int)`)
      continue
    }
    const [made] = await selectRows<Named>(
      db,
      sql`insert into vehicle_models (make_id, title, year_from, year_to, popularity)
        values (${make.id}, ${first.model}, ${yearFrom}, ${yearTo}, ${popularity}) returning id, title`,
    )
    if (!made) throw new Error(`no model ${first.model}`)
    known.set(key, made)
    written.modelsAdded += 1
  }
  return known
}

/** Every column of a car that a row may fill, with its type. */
const FIELDS = [
  ['engine', 'text'],
  ['volume', 'int'],
  ['power', 'int'],
  ['kilowatts', 'int'],
  ['fuel', 'text'],
  ['gearbox', 'text'],
  ['drive', 'text'],
  ['body', 'text'],
  ['year_from', 'int'],
  ['year_to', 'int'],
  ['popularity', 'int'],
  ['sizes', 'jsonb'],
  ['works', 'jsonb'],
] as const

/** Defaults of a new car for missing values. */
const DEFAULTS: Readonly<Record<string, string>> = {
  popularity: '0',
  sizes: "'[]'::jsonb",
  works: "'[]'::jsonb",
}

async function putCars(
  db: Database,
  cars: readonly ReadCar[],
  makes: ReadonlyMap<string, Named>,
  models: ReadonlyMap<string, Named>,
  written: CarsWritten,
): Promise<void> {
  const rows = cars.map((car) => {
    const make = makes.get(nameKey(car.make))
    const model = modelOf(car, makes, models)
    return {
      make: make?.title,
      model: model?.title,
      model_id: model?.id,
      title: car.title,
      engine: car.engine,
      volume: car.volume,
      power: car.power,
      kilowatts: car.power === null ? null : Math.round(car.power * KILOWATTS_A_HORSEPOWER),
      fuel: car.fuel,
      gearbox: car.gearbox,
      drive: car.drive,
      body: car.body,
      year_from: car.yearFrom,
      year_to: car.yearTo,
      is_built: car.isBuilt,
      popularity: car.popularity,
      sizes: car.sizes,
      works: car.works,
    }
  })
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(make text, model text, model_id int, title text,
    is_built boolean, ${list(([name, type]) => `${name} ${type}`)})`
  const changed = await selectRows(
    db,
    sql`update vehicles v set ${list((field) => `${field[0]} = ${known(field)}`)} from ${given}
      where v.model_id = g.model_id and lower(v.modification) = lower(g.title)
        and (${list((field) => `v.${field[0]} is distinct from ${known(field)}`, ' or ')}) returning v.id`,
  )
  const added = await selectRows(
    db,
    sql`insert into vehicles (make, model, model_id, modification, ${list(([name]) => name)})
      select g.make, g.model, g.model_id, g.title,
        ${list(([name]) => (name in DEFAULTS ? `coalesce(g.${name}, ${DEFAULTS[name]})` : `g.${name}`))} from ${given}
      where not exists (select from vehicles v where v.model_id = g.model_id and lower(v.modification) = lower(g.title))
      returning id`,
  )
  written.carsChanged += changed.length
  written.carsAdded += added.length
}

/** The value of a row, else the former one; a car in production has no last year. */
function known([name]: (typeof FIELDS)[number]): string {
  const said = `coalesce(g.${name}, v.${name})`
  return name === 'year_to' ? `case when g.is_built then null else ${said} end` : said
}

/** A car without an end is in production, and so is its model, which may have ended before. */
async function openModels(
  db: Database,
  cars: readonly ReadCar[],
  makes: ReadonlyMap<string, Named>,
  models: ReadonlyMap<string, Named>,
): Promise<void> {
  const rows = cars.map((car) => ({
    model_id: modelOf(car, makes, models)?.id,
    title: car.title,
  }))
  await db.execute(sql`update vehicle_models m set year_to = null where m.year_to is not null and exists (
    select from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(model_id int, title text)
      join vehicles v on v.model_id = g.model_id and lower(v.modification) = lower(g.title)
      where g.model_id = m.id and v.year_to is null)`)
}

function modelOf(
  car: ReadCar,
  makes: ReadonlyMap<string, Named>,
  models: ReadonlyMap<string, Named>,
): Named | undefined {
  return models.get(nameKey(String(makes.get(nameKey(car.make))?.id), car.model))
}

function list(write: (field: (typeof FIELDS)[number]) => string, between = ', ') {
  return sql.raw(FIELDS.map(write).join(between))
}

function highest(cars: readonly ReadCar[]): number | null {
  return highestOf(cars.map(({ popularity }) => popularity))
}

function highestOf(numbers: readonly (number | null)[]): number | null {
  const said = numbers.filter((number) => number !== null)
  return said.length === 0 ? null : Math.max(...said)
}
