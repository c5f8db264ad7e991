import { SHOP_IDS } from '@/gateway/demo/products/suppliers'

type Corner = [longitude: number, latitude: number]

const CENTRE: Corner = [37.6173, 55.7558]
const CORNERS_IN_CIRCLE = 24
const DEGREES = 360

/** Corners on an oval around the Kremlin, from one bearing to another; bearings go counter-clockwise from the east. */
function arc(width: number, height: number, from: number, to: number): Corner[] {
  const steps = Math.round(((to - from) / DEGREES) * CORNERS_IN_CIRCLE)
  return Array.from({ length: steps + 1 }, (_, at) => {
    const angle = ((from + ((to - from) * at) / steps) * Math.PI) / (DEGREES / 2)
    const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000
    return [round(CENTRE[0] + width * Math.cos(angle)), round(CENTRE[1] + height * Math.sin(angle))]
  })
}

/** A quarter of the city within its ring road. */
function quarter(from: number): Corner[] {
  return [CENTRE, ...arc(0.245, 0.16, from, from + 90)]
}

function hours(...spans: readonly (readonly [from: string, to: string])[]) {
  return spans.map(([timeFrom, timeTo]) => ({ id: `${timeFrom}-${timeTo}`, timeFrom, timeTo }))
}

const CITY_HOURS = hours(['09:00', '12:00'], ['12:00', '15:00'], ['15:00', '18:00'], ['18:00', '21:00'])
const CENTRE_HOURS = hours(
  ['09:00', '11:00'],
  ['11:00', '13:00'],
  ['13:00', '15:00'],
  ['15:00', '17:00'],
  ['17:00', '19:00'],
  ['19:00', '21:00'],
)
const REGION_HOURS = hours(['10:00', '16:00'], ['16:00', '22:00'])

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const WITHOUT_SUNDAY = [1, 2, 3, 4, 5, 6]
const [MAIN_SHOP = 0] = SHOP_IDS

export const DEMO_SECTORS = [
  { externalId: 'centre', title: 'Центр', polygon: arc(0.065, 0.036, 0, 345), intervals: CENTRE_HOURS },
  { externalId: 'north-east', title: 'Северо-восток', polygon: quarter(0), intervals: CITY_HOURS },
  { externalId: 'north-west', title: 'Северо-запад', polygon: quarter(90), intervals: CITY_HOURS },
  { externalId: 'south-west', title: 'Юго-запад', polygon: quarter(180), intervals: CITY_HOURS },
  { externalId: 'south-east', title: 'Юго-восток', polygon: quarter(270), intervals: CITY_HOURS },
  {
    externalId: 'region',
    title: 'Ближнее Подмосковье',
    polygon: arc(0.52, 0.31, 0, 345),
    intervals: REGION_HOURS,
  },
].map((sector, at) => ({
  ...sector,
  weekdays: sector.externalId === 'region' ? WITHOUT_SUNDAY : EVERY_DAY,
  leadHours: sector.externalId === 'region' ? 6 : 3,
  sequence: at,
  shopId: MAIN_SHOP,
}))

/** Public holidays without deliveries. */
export const DEMO_HOLIDAYS = ['2026', '2027', '2028'].flatMap((year) =>
  ['01-01', '01-02', '01-07', '02-23', '03-08', '05-01', '05-09', '06-12', '11-04', '12-31'].map(
    (day) => `${year}-${day}`,
  ),
)
