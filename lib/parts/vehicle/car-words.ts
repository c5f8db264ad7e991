type CarWords = { mark: string | null; model: string | null; modification: string | null }

/** What a car is: «Hyundai Solaris II 1.6 MPI»; '' where it is unknown. */
export function titleOfCar({ mark, model, modification }: CarWords): string {
  return [mark, model, modification].filter(Boolean).join(' ')
}

/** The owner's name of a car in the garage, else its make and model, else its VIN or key. */
export function nameOfCar(car: CarWords & { title: string | null; vin: string }): string {
  return car.title || titleOfCar(car) || car.vin
}
