type Coordinates = readonly [latitude: number, longitude: number]

const MAP = 'https://yandex.ru/maps/'
const ZOOM = 17
const TAXI = 'https://3.redirect.appmetrica.yandex.com/route'
/** Of the service itself, the same for every site. */
const TAXI_TRACKING_ID = '1178268795219780156'

/** The shop as a mark on a public map; maps name the longitude first. */
export function mapHref([latitude, longitude]: Coordinates): string {
  return `${MAP}?pt=${longitude},${latitude}&z=${ZOOM}&l=map`
}

/** A ride to the shop, by the address that Yandex Go documents for sites: the app where it is, else its site. */
export function taxiHref([latitude, longitude]: Coordinates): string {
  const ride = new URLSearchParams({
    'end-lat': String(latitude),
    'end-lon': String(longitude),
    appmetrica_tracking_id: TAXI_TRACKING_ID,
    lang: 'ru',
  })
  return `${TAXI}?${ride.toString()}`
}

/** The way there from where the person is. */
export function routeHref([latitude, longitude]: Coordinates): string {
  return `${MAP}?rtext=~${latitude},${longitude}`
}
