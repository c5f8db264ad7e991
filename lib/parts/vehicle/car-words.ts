type CarWords = { mark: string | null; model: string | null; modification: string | null }

/** What a car is: «Hyundai Solaris II 1.6 MPI»; '' where nobody has said so. */
export function titleOfCar({ mark, model, modification }: CarWords): string {
  return [mark, model, modification].filter(Boolean).join(' ')
}

/** What the owner of a car of a garage calls it, else what it is, else its VIN or key. */
export function nameOfCar(car: CarWords & { title: string | null; vin: string }): string {
  return car.title || titleOfCar(car) || car.vin
}
