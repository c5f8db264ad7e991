import type { CarService, ServiceShop } from './autoservice'

/** As much of services and shops as the form shows. */
export type OfferedService = Pick<CarService, 'code' | 'group' | 'title' | 'minutes'>
export type OfferedShop = Pick<ServiceShop, 'code' | 'title' | 'address' | 'work' | 'services'>
