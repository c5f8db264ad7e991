type Coordinates = readonly [latitude: number, longitude: number]

const MAP = 'https://yandex.ru/maps/'
const ZOOM = 17

/** The shop as a mark on a public map; maps name the longitude first. */
export function mapHref([latitude, longitude]: Coordinates): string {
  return `${MAP}?pt=${longitude},${latitude}&z=${ZOOM}&l=map`
}

/** The way there from where the person is. */
export function routeHref([latitude, longitude]: Coordinates): string {
  return `${MAP}?rtext=~${latitude},${longitude}`
}
