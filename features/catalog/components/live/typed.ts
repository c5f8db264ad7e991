export { formHref } from './form-href'
export { searchOptions } from './search-options'
